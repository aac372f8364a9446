import { REPORT_STATES } from '../../../contracts/reports/reportWords';
import type { Answer } from '../../cli/writeAnswer';
import type { Database } from '../../db/store';
import { changeState, deleteReport, type Changed } from './changeState';
import type { ReportReader } from './insertReport';
import { findReport, listReports, type ReportRow } from './reports';
import type { ReportsRequest } from './reportsArguments';

export type ReportsAnswer = Answer<ReportRow>;

const UNKNOWN = { said: 'No report has that reference.', done: false };

const SAID: Record<Changed, string> = {
  done: '',
  unknown: UNKNOWN.said,
  taken: 'It is being checked already.',
  closed: 'It is closed already.',
};
const DONE = { take: 'Being checked.', accept: 'Accepted.', decline: 'Declined.' } as const;

export async function performReports(
  db: Database,
  request: ReportsRequest,
  reader: Pick<ReportReader, 'siteUrl'>,
  now: Date,
): Promise<ReportsAnswer> {
  if (request.action === 'list') {
    const { limit, all } = request;
    return { rows: await listReports(db, { limit, ...(all && { states: REPORT_STATES }) }) };
  }
  if (request.action === 'show') {
    const row = await findReport(db, request.reference);
    return row ? { rows: [row] } : UNKNOWN;
  }
  if (request.action === 'delete')
    return (await deleteReport(db, request.reference, request.by, now))
      ? { said: 'Deleted.', done: true }
      : UNKNOWN;
  const changed = await changeState(db, request.reference, request, reader, now);
  return changed === 'done'
    ? { said: DONE[request.action], done: true }
    : { said: SAID[changed], done: false };
}
