import { DAY_MS, MINUTE_MS } from '../../../contracts/time';

/** Watchers alerted in one transaction. */
export const FAN_OUT_BATCH = 500;
/** Accounts mailed in one transaction. */
export const MAIL_BATCH = 100;
/** Alerts named in one mail; the inbox has the rest. */
export const MAIL_ALERTS = 50;
/** Alerts within this time become one instant mail. */
export const GROUP_MS = 3 * MINUTE_MS;
/** UTC, of daily and weekly mails. */
export const MAIL_HOUR = 8;
/** Over a year, so that last year's are there to compare. */
export const ALERTS_KEPT_MS = 400 * DAY_MS;
/** How long a mail is worth sending, and an alert worth mailing after its time. */
export const ALERT_MAIL_MS = 3 * DAY_MS;
/** How long the outbox keeps a mail. */
export const ALERT_MAIL_KEPT_MS = 7 * DAY_MS;
