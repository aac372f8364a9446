import { eq, inArray, type SQL } from 'drizzle-orm';
import type { AuditEvent } from '../../../contracts/accounts/audit';
import { insertAudit, OPERATOR } from '../../users/accounts';
import { outbox, reports } from '../../db/schema';
import type { Database } from '../../db/store';
import { insertMail } from '../../delivery/mail';
import { disputedSignal } from './disputes';
import type { ReportReader } from './insertReport';
import { stateMail } from './stateMail';

export type ReportChange =
  | { action: 'take'; by: string; signal?: string }
  | { action: 'accept' | 'decline'; by: string; answer: string; signal?: string };

export type Changed = 'done' | 'unknown' | 'taken' | 'closed';

const EVENTS = {
  take: 'report-taken',
  accept: 'report-accepted',
  decline: 'report-declined',
} as const satisfies Record<ReportChange['action'], AuditEvent>;

const toColumns = (change: ReportChange, at: string) =>
  change.action === 'take'
    ? { state: 'checking' as const, checkingSince: at, answer: null }
    : {
        state: change.action === 'accept' ? ('accepted' as const) : ('declined' as const),
        closedAt: at,
        answer: change.answer,
      };

type Report = typeof reports.$inferSelect;

/** From here on a disputed fact is public. A later choice replaces an earlier one. */
const toSignal = ({ kind, about, signal }: Report, given: string | undefined) =>
  kind === 'wrong-fact'
    ? { signal: given === undefined && signal !== null ? signal : disputedSignal(given, about) }
    : {};

const audit = (db: Database, event: AuditEvent, reference: string, by: string, now: Date) =>
  insertAudit(db, { event, outcome: 'success', detail: `${reference} by ${by}`, ...OPERATOR }, now);

/**
 * Changes the state, writes the audit row and the message to the reporter, all or nothing. A closed
 * report stays as it is. @throws OperatorError for what is no signal
 */
export function changeState(
  db: Database,
  reference: string,
  change: ReportChange,
  { siteUrl }: Pick<ReportReader, 'siteUrl'>,
  now: Date,
): Promise<Changed> {
  return db.transaction(async (tx) => {
    const [report] = await tx
      .select()
      .from(reports)
      .where(eq(reports.reference, reference))
      .for('update');
    if (!report) return 'unknown';
    if (report.closedAt !== null) return 'closed';
    if (change.action === 'take' && report.state === 'checking') return 'taken';
    const changed = toColumns(change, now.toISOString());
    const shown = toSignal(report, change.signal);
    await tx
      .update(reports)
      .set({ ...changed, ...shown })
      .where(eq(reports.id, report.id));
    await audit(tx, EVENTS[change.action], reference, change.by, now);
    if (report.email !== null)
      await insertMail(tx, report.email, stateMail({ ...report, ...changed }, siteUrl), now);
    return 'done';
  });
}

/** With the messages about them to the operator. @returns how many reports */
export async function deleteReports(db: Database, condition: SQL): Promise<number> {
  const gone = await db.delete(reports).where(condition).returning({ mailId: reports.mailId });
  const mails = gone.flatMap(({ mailId }) => (mailId === null ? [] : [mailId]));
  if (mails.length > 0) await db.delete(outbox).where(inArray(outbox.id, mails));
  return gone.length;
}

/** At the reporter's wish. @returns whether it existed */
export function deleteReport(
  db: Database,
  reference: string,
  by: string,
  now: Date,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    if ((await deleteReports(tx, eq(reports.reference, reference))) === 0) return false;
    await audit(tx, 'report-deleted', reference, by, now);
    return true;
  });
}
