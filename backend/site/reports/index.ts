export { listDisputes } from './disputes';
export { REPORT_MAIL_MS } from './limits';
