import { sql } from 'drizzle-orm';
import { scrub } from '../../../contracts/http/scrub';
import { errorReports } from '../../db/schema';
import type { Database } from '../../db/store';

export const REPORTS_KEPT = 10_000;

export interface ErrorReport {
  title: string;
  description: string;
  trace: string;
}

/** Without personal data. */
export const scrubbed = ({ title, description, trace }: ErrorReport): ErrorReport => ({
  title: scrub(title),
  description: scrub(description),
  trace: scrub(trace),
});

/** Also deletes reports beyond the newest REPORTS_KEPT. */
export async function insertErrorReport(
  db: Database,
  report: ErrorReport,
  requestId: string,
  now: Date,
): Promise<void> {
  await db.insert(errorReports).values({ ...report, requestId, receivedAt: now.toISOString() });
  await db.execute(
    sql`delete from error_reports where id <= (select max(id) from error_reports) - ${REPORTS_KEPT}`,
  );
}
