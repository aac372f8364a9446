export { REPORT_MAIL_MS } from './limits';
