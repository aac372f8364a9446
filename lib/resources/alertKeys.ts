/** First parts of keys; accounts are told apart by the second. */
export const ALERTS = 'alerts';
export const UNREAD_ALERTS = 'unread-alerts';
export const NOTIFICATIONS = 'notifications';
export const FEED_KEY = 'feed-key';
