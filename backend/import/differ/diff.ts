/** Rows to a record: what is to be written. Pure. */
import type { Composed } from '../compose/document';
import { observationSlot, type ProjectState } from '../store/load';
import { emptyPlan, planSize, type Plan, type StoredObservation } from '../store/plan';
import { sameFacts, type ObservationRow } from '../store/rows';

export interface Stored {
  state: ProjectState | undefined;
  /** The newest of a key and time. */
  observations: readonly ObservationRow[];
  /** All of them. */
  ids: readonly StoredObservation[];
}

const LISTS = ['contracts', 'issuedTokens', 'audits', 'incidents'] as const;

type Identified = { id: string };

function differing<Row extends Identified>(wanted: readonly Row[], stored: readonly Row[]): Row[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return wanted.filter((row) => !sameFacts(row, byId.get(row.id)));
}

function missing(wanted: readonly Identified[], stored: readonly Identified[]): string[] {
  const ids = new Set(wanted.map(({ id }) => id));
  return stored.map(({ id }) => id).filter((id) => !ids.has(id));
}

function diffObservations(plan: Plan, { observations }: Composed, stored: Stored): void {
  const before = new Map(stored.observations.map((row) => [observationSlot(row), row]));
  const wanted = new Set(observations.map(observationSlot));
  plan.observations.push(
    ...observations.filter((row) => !sameFacts(row, before.get(observationSlot(row)))),
  );
  plan.dropped.observations.push(...stored.ids.filter((row) => !wanted.has(observationSlot(row))));
}

/** A source of a moment writes nothing: `updatedAt` moves where something else does. */
export function diff(id: string, record: Composed, stored: Stored, now: string): Plan {
  const { state } = stored;
  const plan = emptyPlan();
  if (!state) plan.fresh.add(id);
  else if (state.project.status !== record.head.status) plan.restated.add(id);
  for (const list of LISTS) {
    const [wanted, rows] = [record[list] as Identified[], (state?.[list] ?? []) as Identified[]];
    (plan[list] as Identified[]).push(...differing(wanted, rows));
    plan.dropped[list].push(...missing(wanted, rows));
  }
  plan.tokens.push(...differing(record.tokens, state?.tokens ?? []));
  if (record.bounty && !sameFacts(record.bounty, state?.bounty)) plan.bounties.push(record.bounty);
  if (!record.bounty && state?.bounty) plan.dropped.bounties.push(id);
  diffObservations(plan, record, stored);
  const known = new Set(state?.aliases);
  const former = record.aliases.filter((alias) => !known.has(alias));
  plan.aliases.push(...former.map((alias) => ({ alias, projectId: id })));
  const { createdAt = now, updatedAt = now } = state?.project ?? {};
  const head = { id, ...record.head, createdAt, updatedAt };
  if (!sameFacts(head, state?.project) || planSize(plan) > 0)
    plan.projects.push({ ...head, updatedAt: now });
  return plan;
}
