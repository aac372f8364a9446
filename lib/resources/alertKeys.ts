/** First parts of keys; accounts are told apart by the second. */
export const ALERTS = 'alerts';
export const UNREAD_ALERTS = 'unread-alerts';
export const NOTIFICATIONS = 'notifications';
export const FEED_KEY = 'feed-key';
export const WEBHOOKS = 'webhooks';
export const WEBHOOK_LOG = 'webhook-log';
