import { startOfDay } from '../../../../contracts/time';
import { audits } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import { completeFindings } from '../projects/complete';
import { auditId } from '../projects/toDocument';
import { isSameReport, type Named } from '../projects/listRules';
import { Removals } from '../projects/removals';
import type { ImportRun } from '../run';
import { loadAudits } from '../store/load';
import { matchProjects, type ProjectHint } from '../store/match';
import { applyPlan } from '../store/applyPlan';
import { emptyPlan } from '../differ/diff';
import {
  FEED,
  isFeedRow,
  sameFacts,
  plainSource,
  type AuditRow,
  type SourceFacts,
} from '../store/rows';
import { LEFT_OUT, loadRulings, type Rulings } from '../store/rulings';
import { addNote, emptyOutcome, type BatchOutcome } from '../tally';
import type { Report } from './report';

export type Stated = Named & Pick<Report, 'title' | 'findings'>;

export const isRemovedReport = (rulings: Rulings, projectId: string, report: Named): boolean =>
  rulings
    .listRemoved('audit', projectId)
    .some((facts) => isSameReport(facts as unknown as Named, report));

/** Keeps the stored source when only the day checked differs: a second import is no new fact. */
export const keepSource = (
  source: SourceFacts,
  before: SourceFacts | null | undefined,
): SourceFacts =>
  before && sameFacts({ ...source, checkedAt: '' }, { ...before, checkedAt: '' }) ? before : source;

/** The row of a report that no project file states. */
export function toRow(
  { auditor, publishedOn, reportUrl, title, findings }: Stated,
  projectId: string,
  source: Pick<SourceFacts, 'title' | 'tier'>,
  today: string,
): AuditRow {
  return {
    id: FEED + auditId(projectId, auditor, publishedOn, reportUrl),
    ...{ projectId, auditor, title, publishedOn, publishedPrecision: 'day', reportUrl },
    ...{ scope: null, findingCounts: null, findingsWhole: null },
    ...{ findingsKnown: findings !== null, findings: findings ?? [] },
    source: plainSource({ ...source, url: reportUrl, checkedAt: startOfDay(today) }),
  };
}

/**
 * A feed's own row follows the feed, and loses findings only with `--remove`; a documented one only
 * gains missing findings.
 */
function merge(row: AuditRow, before: AuditRow | undefined, removals: Removals): AuditRow {
  if (!before) return row;
  if (isFeedRow(before))
    return {
      ...completeFindings(row, before, removals),
      id: before.id,
      title: row.title ?? before.title,
      source: row.source && keepSource(row.source, before.source),
    };
  if (before.findingsKnown || !row.findingsKnown) return before;
  return { ...before, findingsKnown: true, findings: row.findings, findingCounts: null };
}

const toHint = ({ coinName, symbol, chain, address }: Report): ProjectHint => ({
  ...{ name: coinName, symbol, chain, address },
});

export async function writeReports(
  run: ImportRun,
  tx: Database,
  reports: Report[],
): Promise<BatchOutcome> {
  const outcome = emptyOutcome();
  const plan = emptyPlan();
  const ids = await matchProjects(tx, reports.map(toHint));
  const known = [...new Set(ids.flatMap((id) => id ?? []))];
  const rulings = await loadRulings(tx, { keys: [], projectIds: known });
  const stored = known.length > 0 ? await loadAudits(tx, inList(audits.projectId, known)) : [];
  const spoken = new Set<string>();
  reports.forEach((report, index) => {
    const projectId = ids[index];
    if (!projectId) {
      outcome.refused.push({
        ...report.at,
        reason: `no project of ours is "${report.coinName ?? report.address ?? ''}"`,
      });
      return;
    }
    const before = stored.find((row) => row.projectId === projectId && isSameReport(row, report));
    if (!before && isRemovedReport(rulings, projectId, report)) {
      outcome.skipped += 1;
      addNote(outcome.notes, `audits ${LEFT_OUT}`);
      return;
    }
    const removals = new Removals(projectId, run.remove);
    const source = { title: `Audit feed of ${report.auditor}`, tier: 'P3' as const };
    const row = merge(toRow(report, projectId, source, run.today), before, removals);
    if (spoken.has(row.id)) {
      outcome.refused.push({ ...report.at, reason: 'the report stands in an earlier row' });
      return;
    }
    spoken.add(row.id);
    outcome.removals.push(...removals.list);
    const result = !before ? 'new' : sameFacts(row, before) ? 'skipped' : 'changed';
    outcome[result] += 1;
    if (result === 'skipped') return;
    plan.audits.push(row);
    if (!before) stored.push(row);
    outcome.touched.push(projectId);
  });
  outcome.touched = [...new Set(outcome.touched)];
  if (!run.dryRun) await applyPlan(tx, plan, run);
  return outcome;
}
