import { desc, eq, getTableColumns, inArray } from 'drizzle-orm';
import type { ReportStateAnswer } from '../../../contracts/reports/reportState';
import type { ReportState } from '../../../contracts/reports/reportWords';
import { outbox, projects, reports } from '../../db/schema';
import type { Database } from '../../db/store';
import { mailState, type MailState } from '../../delivery/mail';

export interface ReportRow extends Omit<typeof reports.$inferSelect, 'mailId'> {
  mail: MailState;
  mailError: string | null;
}

const withMail = (db: Database) =>
  db.select().from(reports).leftJoin(outbox, eq(reports.mailId, outbox.id));

type Joined = Awaited<ReturnType<typeof withMail>>[number];

const toRow = ({ reports: { mailId: _, ...report }, outbox: mail }: Joined): ReportRow => ({
  ...report,
  mail: mailState(mail),
  mailError: mail?.lastError ?? null,
});

export interface ReportFilter {
  /** Undefined: those that are not closed. */
  states?: readonly ReportState[];
  limit: number;
}

export const OPEN: readonly ReportState[] = ['received', 'checking'];

/** Newest first. */
export async function listReports(
  db: Database,
  { states = OPEN, limit }: ReportFilter,
): Promise<ReportRow[]> {
  const rows = await withMail(db)
    .where(inArray(reports.state, [...states]))
    .orderBy(desc(reports.createdAt), desc(reports.id))
    .limit(limit);
  return rows.map(toRow);
}

export async function findReport(db: Database, reference: string): Promise<ReportRow | undefined> {
  const [row] = await withMail(db).where(eq(reports.reference, reference));
  return row && toRow(row);
}

/** Has nothing that the reporter wrote: whoever learns the reference sees this. */
export async function findReportState(
  db: Database,
  reference: string,
): Promise<ReportStateAnswer | undefined> {
  const { kind, state, createdAt, checkingSince, closedAt, answer } = getTableColumns(reports);
  const [row] = await db
    .select({
      kind,
      state,
      receivedAt: createdAt,
      checkingSince,
      closedAt,
      answer,
      projectId: projects.id,
      projectName: projects.name,
    })
    .from(reports)
    .leftJoin(projects, eq(reports.projectId, projects.id))
    .where(eq(reports.reference, reference));
  if (!row) return undefined;
  const { projectId, projectName, ...shown } = row;
  return {
    ...shown,
    reference,
    project:
      projectId === null || projectName === null ? null : { id: projectId, name: projectName },
  };
}
