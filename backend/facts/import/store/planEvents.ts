/** Computes a batch's events before writing: one per project for all its changed facts. */
import type { ControlChange, Transaction } from '../../../../contracts/alerts/alerts';
import { audits, contracts, incidents } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import type { NewEvent } from '../../../events';
import { controlChanges } from './controlChanges';
import type { Plan } from '../differ/diff';

type Stored = Map<string, string | null>;

async function findStored(
  tx: Database,
  table: typeof audits | typeof contracts | typeof incidents,
  ids: readonly string[],
): Promise<Stored> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .select({ id: table.id, projectId: table.projectId })
    .from(table)
    .where(inList(table.id, ids));
  return new Map(rows.map((row) => [row.id, row.projectId]));
}

const listIds = (rows: readonly { id: string }[]): string[] => rows.map((row) => row.id);

/** Contracts only to delete. */
const findStoredRows = async (tx: Database, { dropped, ...plan }: Plan) => ({
  audits: await findStored(tx, audits, [...listIds(plan.audits), ...dropped.audits]),
  incidents: await findStored(tx, incidents, [...listIds(plan.incidents), ...dropped.incidents]),
  contracts: await findStored(tx, contracts, dropped.contracts),
});

function changedFacts(
  plan: Plan,
  stored: Awaited<ReturnType<typeof findStoredRows>>,
): Map<string, Set<string>> {
  const changed = new Map<string, Set<string>>();
  const note = (projectId: string | null, fact: string) => {
    if (projectId === null || plan.fresh.has(projectId)) return;
    changed.set(projectId, (changed.get(projectId) ?? new Set()).add(fact));
  };
  plan.restated.forEach((projectId) => note(projectId, 'status'));
  plan.contracts.forEach((row) => note(row.projectId, 'contracts'));
  plan.bounties.forEach((row) => note(row.projectId, 'bounty'));
  plan.dropped.bounties.forEach((projectId) => note(projectId, 'bounty'));
  // Another look at the lists of incidents changes nothing about a project.
  [...plan.observations, ...plan.dropped.observations]
    .filter(({ key }) => key !== 'incident-list')
    .forEach((row) => note(row.projectId, row.key));
  for (const [table, rows] of Object.entries(stored))
    rows.forEach((projectId) => note(projectId, table));
  return changed;
}

/** By project: observation keys, or tables of other rows. */
export const listChangedFacts = async (tx: Database, plan: Plan) =>
  changedFacts(plan, await findStoredRows(tx, plan));

/** @param made undefined: not known */
export const withTransaction = (change: ControlChange, made?: Transaction): ControlChange =>
  made ? { ...change, made } : change;

/** Unordered. What a new project comes with is no news, past incidents least of all. */
export async function listEvents(
  tx: Database,
  plan: Plan,
  madeBy?: (change: ControlChange) => Transaction | undefined,
): Promise<NewEvent[]> {
  const stored = await findStoredRows(tx, plan);
  const controlled = await controlChanges(tx, plan);
  const changes = [...changedFacts(plan, stored)].map(([projectId, facts]): NewEvent => {
    const control = controlled
      .get(projectId)
      ?.map((change) => withTransaction(change, madeBy?.(change)));
    return {
      type: 'fact.changed',
      projectId,
      data: { facts: [...facts].sort(), ...(control && { control }) },
    };
  });
  const newAudits = plan.audits
    .filter(({ id, projectId }) => !stored.audits.has(id) && !plan.fresh.has(projectId))
    .map(({ id, projectId }): NewEvent => ({
      type: 'audit.added',
      projectId,
      data: { auditId: id },
    }));
  const newIncidents = plan.incidents.flatMap(({ id, projectId }): NewEvent[] =>
    projectId && !stored.incidents.has(id) && !plan.fresh.has(projectId)
      ? [{ type: 'incident.added', projectId, data: { incidentId: id } }]
      : [],
  );
  return [...changes, ...newAudits, ...newIncidents];
}
