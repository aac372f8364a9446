import { eq, or } from 'drizzle-orm';
import { audits } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { completeFindings } from '../projects/complete';
import { isRealDay } from '../projects/day';
import { isSameReport } from '../projects/listRules';
import { Removals } from '../projects/removals';
import type { ImportRun } from '../run';
import { loadAudits } from '../store/load';
import { matchProjects } from '../store/match';
import { applyPlan } from '../store/applyPlan';
import { emptyPlan } from '../differ/diff';
import { FEED, sameFacts, type AuditRow, type FindingRow } from '../store/rows';
import { loadRulings } from '../store/rulings';
import { emptyOutcome, type BatchOutcome } from '../tally';
import { ImportRefused, type ImportParameters } from '../types';
import { isRemovedReport, toRow, type Stated } from './writeReports';

const NEEDED =
  'State whose findings these are: --audit <id>, or --project <id> with --auditor, --published-on and --report-url of the published report.';

function namedReport({ auditor, publishedOn, reportUrl, title }: ImportParameters): Stated {
  if (!auditor || !publishedOn || !reportUrl) throw new ImportRefused(NEEDED);
  if (!isRealDay(publishedOn))
    throw new ImportRefused('--published-on must be a date, YYYY-MM-DD.');
  if (!/^https?:\/\/[^\s<>"']+$/.test(reportUrl))
    throw new ImportRefused('--report-url must be an http(s) address.');
  return { auditor, publishedOn, reportUrl, title: title ?? null, findings: null };
}

/** Finds or creates the audit that the operator names: a tool's output alone is no audit. */
async function findAudit(
  run: ImportRun,
  tx: Database,
): Promise<{ before?: AuditRow; row: AuditRow }> {
  const { audit, project } = run.parameters;
  if (audit) {
    const [before] = await loadAudits(
      tx,
      or(eq(audits.id, audit), eq(audits.id, FEED + audit)) ?? eq(audits.id, audit),
    );
    if (!before) throw new ImportRefused(`Unknown audit "${audit}".`);
    return { before, row: before };
  }
  if (!project) throw new ImportRefused(NEEDED);
  const report = namedReport(run.parameters);
  const [projectId] = await matchProjects(tx, [{ name: project }]);
  if (!projectId) throw new ImportRefused(`Unknown project "${project}".`);
  const before = (await loadAudits(tx, eq(audits.projectId, projectId))).find((row) =>
    isSameReport(row, report),
  );
  if (before) return { before, row: before };
  const rulings = await loadRulings(tx, { keys: [], projectIds: [projectId] });
  if (isRemovedReport(rulings, projectId, report))
    throw new ImportRefused(
      'An operator removed this audit. npm run records -- list names it, allow <id> lets it back.',
    );
  const source = { title: `Audit report by ${report.auditor}`, tier: 'P1' as const };
  return { row: toRow(report, projectId, source, run.today) };
}

/**
 * States the findings of one audit. Recorded ones that the tool no longer reports go only with
 * `--remove`.
 * @throws ImportRefused for a missing or unknown audit
 */
export async function writeFindings(
  run: ImportRun,
  tx: Database,
  findings: FindingRow[],
): Promise<BatchOutcome> {
  const { before, row } = await findAudit(run, tx);
  const removals = new Removals(row.projectId, run.remove);
  const stated: AuditRow = { ...row, findings, findingsKnown: true, findingCounts: null };
  const after = before ? completeFindings(stated, before, removals) : stated;
  const outcome = { ...emptyOutcome(), removals: removals.list };
  if (before && sameFacts(after, before)) return { ...outcome, skipped: 1 };
  if (!run.dryRun) await applyPlan(tx, { ...emptyPlan(), audits: [after] }, run);
  return { ...outcome, [before ? 'changed' : 'new']: 1, touched: [after.projectId] };
}
