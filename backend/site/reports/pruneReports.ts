import { and, inArray, isNotNull, lt, sql, type SQL } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import { isoBefore } from '../../../contracts/time';
import { outbox, reports } from '../../db/schema';
import type { Database } from '../../db/store';
import type { ForgottenAccount } from '../../db/tables';
import { clearUnsent } from '../../delivery/mail';
import { deleteReports } from './changeState';
import { CONTACT_KEPT_MS, REPORT_KEPT_MS, REPORT_MAIL_MS } from './limits';

/** Also where a waiting message would send replies. */
async function forgetContacts(db: Database, condition: SQL): Promise<number> {
  const gone = await db
    .update(reports)
    .set({ email: null })
    .where(condition)
    .returning({ mailId: reports.mailId });
  const mails = gone.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
  if (mails.length > 0)
    await db.update(outbox).set({ replyTo: null }).where(inArray(outbox.id, mails));
  return gone.length;
}

/**
 * Clears messages unsent for a week and contacts of reports closed a month ago; deletes reports
 * without a change for 400 days.
 * @returns how many of all
 */
export async function pruneReports(db: Database, now: Date): Promise<number> {
  const before = (ms: number) => isoBefore(now, ms);
  const mails = await clearUnsent(db, ['report', 'report-state'], before(REPORT_MAIL_MS));
  return db.transaction(async (tx) => {
    const closed = and(isNotNull(reports.email), lt(reports.closedAt, before(CONTACT_KEPT_MS)))!;
    const contacts = await forgetContacts(tx, closed);
    const lastChange = sql`coalesce(${reports.closedAt}, ${reports.checkingSince}, ${reports.createdAt})`;
    return (
      mails + contacts + (await deleteReports(tx, sql`${lastChange} < ${before(REPORT_KEPT_MS)}`))
    );
  });
}

/** Reports name no account, but may have its address. */
export async function forgetReporter(tx: Database, { email }: ForgottenAccount): Promise<void> {
  const key = toEmailKey(email);
  await forgetContacts(tx, sql`lower(${reports.email}) = ${key}`);
  await tx
    .delete(outbox)
    .where(sql`${outbox.kind} = 'report-state' and lower(${outbox.recipient}) = ${key}`);
}
