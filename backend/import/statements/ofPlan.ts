/** What lists of audits and incidents change, as documents. */
import { audits, incidents } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import type { Edits } from '../compose/document';
import { editRows } from '../compose/edits';
import { loadAudits, loadIncidents } from '../store/load';
import type { Plan } from '../store/plan';
import type { ImportKind } from '../types';
import type { NewStatement } from './append';

const idsOf = (rows: readonly { id: string }[]): string[] => rows.map(({ id }) => id);
type Owned = { projectId: string | null };

/** Incidents without a project, or that come from another: they go back by their rows. */
export async function findUntied(tx: Database, plan: Plan): Promise<Set<string>> {
  const rows = await loadIncidents(tx, inList(incidents.id, idsOf(plan.incidents)));
  const stored = new Map(rows.map((row) => [row.id, row]));
  const isUntied = ({ id, projectId }: Plan['incidents'][number]) =>
    projectId === null || (stored.get(id) ?? { projectId }).projectId !== projectId;
  return new Set(idsOf(plan.incidents.filter(isUntied)));
}

/** Call it before the rows are written. */
export async function editsOfPlan(
  tx: Database,
  plan: Plan,
  untied: ReadonlySet<string>,
  by: ImportKind,
): Promise<NewStatement[]> {
  const tied = plan.incidents.filter(({ id }) => !untied.has(id));
  const reports = await loadAudits(tx, inList(audits.id, idsOf(plan.audits)));
  const happened = await loadIncidents(tx, inList(incidents.id, idsOf(tied)));
  const ids = [...plan.audits, ...tied, ...plan.observations].map(({ projectId }) => projectId!);
  return [...new Set(ids)].map((project): NewStatement => {
    const of = <Row extends Owned>(rows: readonly Row[]) =>
      rows.filter(({ projectId }) => projectId === project);
    const rows = editRows(
      { audits: of(reports), incidents: of(happened) },
      { audits: of(plan.audits), incidents: of(tied), observations: of(plan.observations) },
    );
    const document: Edits = {
      ...({ form: 1, project, speaker: 'others', by, seq: 0 } as const),
      ...{ head: {}, isWhole: false, rows },
    };
    return { document, isNews: true };
  });
}
