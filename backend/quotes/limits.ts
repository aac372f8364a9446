const DAY_MS = 24 * 3_600_000;

/** How long a request is kept: long enough to be answered and talked about, half a year. */
export const QUOTE_KEPT_MS = 180 * DAY_MS;
/** How long its message waits for a mail server, and on a local site stands in the outbox. The request itself is kept. */
export const QUOTE_MAIL_MS = 7 * DAY_MS;
