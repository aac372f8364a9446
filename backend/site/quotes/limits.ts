import { DAY_MS } from '../../../contracts/time';

/** Half a year: time to answer a request and talk about it. */
export const QUOTE_KEPT_MS = 180 * DAY_MS;
/** How long its message waits for a mail server, or stays in a local site's outbox. */
export const QUOTE_MAIL_MS = 7 * DAY_MS;
