import { DAY_MS } from '../../../contracts/time';

/** How long a message about a report waits for a mail server, or stays in a local site's outbox. */
export const REPORT_MAIL_MS = 7 * DAY_MS;
/** The contact address, once the report is closed: time for a question. */
export const CONTACT_KEPT_MS = 30 * DAY_MS;
/** The report, after its last change of state; as long as the audit log. */
export const REPORT_KEPT_MS = 400 * DAY_MS;
