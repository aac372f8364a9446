export { countUnreadByProject } from './inbox';
export {
  claimDeliveries,
  type ClaimedDelivery,
  countWaiting,
  describeDeliveries,
  dropDeliveries,
  findNextDelivery,
  type Outcome,
  replayDelivery,
  settleDelivery,
} from './deliveries';
export { ALERT_MAIL_MS } from './limits';
