export { UnreadAlerts } from './UnreadAlerts';
