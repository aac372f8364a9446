/** What lists of audits and incidents change, as documents, and what they correct. */
import { audits, incidents } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import type { Edits } from '../compose/document';
import { editRows } from '../compose/edits';
import { findCorrections } from '../differ/corrections';
import type { Corrected } from '../store/keepCorrections';
import { loadAudits, loadIncidents } from '../store/load';
import type { Plan } from '../differ/diff';
import { isFeedRow } from '../store/rows';
import type { ImportKind } from '../types';
import type { NewStatement } from './statements';

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
type Owned = { projectId: string | null };

/**
 * Call it before the rows are written.
 * @returns `untied`: incidents without a project, or that come from another, which go back by their
 * rows
 */
export async function editsOfPlan(
  tx: Database,
  plan: Plan,
  by: ImportKind,
): Promise<{ said: NewStatement[]; corrected: Corrected[]; untied: string[] }> {
  const reports = await loadAudits(tx, inList(audits.id, idsOf(plan.audits)));
  const known = await loadIncidents(tx, inList(incidents.id, idsOf(plan.incidents)));
  const stored = new Map(known.map((row) => [row.id, row]));
  const isTied = ({ id, projectId }: Plan['incidents'][number]) =>
    projectId !== null && (stored.get(id) ?? { projectId }).projectId === projectId;
  const tied = plan.incidents.filter(isTied);
  const happened = tied.flatMap(({ id }) => stored.get(id) ?? []);
  const ids = [...plan.audits, ...tied, ...plan.observations].map(({ projectId }) => projectId!);
  const changes = [...new Set(ids)].map((projectId) => {
    const of = <Row extends Owned>(rows: readonly Row[]) =>
      rows.filter((row) => row.projectId === projectId);
    const before = { audits: of(reports), incidents: of(happened) };
    const after = { audits: of(plan.audits), incidents: of(tied) };
    // Of its own rows a list says all: they stand if what was there before is taken back.
    const ofOthers = <Row extends { id: string }>(all: Row[]) =>
      all.filter((row) => !isFeedRow(row));
    const rows = editRows(
      { audits: ofOthers(before.audits), incidents: ofOthers(before.incidents) },
      { ...after, observations: of(plan.observations) },
    );
    const found = findCorrections(before, after);
    return { projectId, rows, corrected: found.map((one) => ({ ...one, projectId })) };
  });
  const toDocument = ({ projectId: project, rows }: (typeof changes)[number]): Edits => ({
    ...({ form: 1, project, speaker: 'others', by, seq: 0 } as const),
    ...{ head: {}, isWhole: false, rows },
  });
  return {
    said: changes.map((one) => ({ document: toDocument(one), isNews: true })),
    corrected: changes.flatMap(({ corrected }) => corrected),
    untied: idsOf(plan.incidents.filter((row) => !isTied(row))),
  };
}
