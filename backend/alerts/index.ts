export { countUnreadByProject } from './inbox';
export { ALERT_MAIL_MS } from './limits';
