export { ALERT_MAIL_MS } from './limits';
export { controlText } from './words';
