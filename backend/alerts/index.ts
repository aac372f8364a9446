export { ALERT_MAIL_MS } from './limits';
