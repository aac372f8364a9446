/** Rows to a record: what is to be written. Pure. */
import type { Composed } from '../compose/document';
import { newestOfEach, observationSlot, type ProjectState } from '../store/load';
import {
  sameFacts,
  type AliasRow,
  type BountyRow,
  type ObservationRow,
  type ProjectRow,
  type StoredObservation,
} from '../store/rows';

/** A batch's writes, computed first: a dry run stops here. */
export interface Plan extends Pick<Composed, (typeof LISTS)[number] | 'observations'> {
  /** Projects that the batch creates. */
  fresh: Set<string>;
  /** Projects whose status changes. */
  restated: Set<string>;
  projects: ProjectRow[];
  aliases: AliasRow[];
  bounties: BountyRow[];
  /** Ids, of observations the rows. */
  dropped: Record<'aliases' | 'bounties' | (typeof LISTS)[number], string[]> & {
    observations: StoredObservation[];
  };
}

/** Of rows with an id. */
export const LISTS = ['tokens', 'contracts', 'issuedTokens', 'audits', 'incidents'] as const;

const noRows = () => ({
  ...{ aliases: [], tokens: [], contracts: [], issuedTokens: [], audits: [], incidents: [] },
  ...{ bounties: [], observations: [] },
});

export const emptyPlan = (): Plan => ({
  ...{ fresh: new Set(), restated: new Set(), projects: [] },
  ...{ ...noRows(), dropped: noRows() },
});

export function planSize(plan: Plan): number {
  const { dropped, fresh: _fresh, restated: _restated, ...written } = plan;
  return [...Object.values(written), ...Object.values(dropped)].reduce(
    (sum, rows) => sum + rows.length,
    0,
  );
}

/** Adds the writes of one record to those of a batch. */
export function addTo(all: Plan, one: Plan): void {
  const { fresh, restated, dropped, ...written } = one;
  fresh.forEach((id) => all.fresh.add(id));
  restated.forEach((id) => all.restated.add(id));
  const push = (to: object, from: object) =>
    Object.entries(from).forEach(([key, rows]) =>
      (to as Record<string, unknown[]>)[key]!.push(...(rows as unknown[])),
    );
  push(all, written);
  push(all.dropped, dropped);
}

export interface Stored {
  state: ProjectState | undefined;
  /** All of the project, in the order of writing. */
  observations: readonly StoredObservation[];
}

/** Stored rows as what documents compose to, of each key and time the newest observation. Pure. */
export function ofRows({ state, observations }: Stored): Composed | undefined {
  if (!state) return undefined;
  const { project, ...rows } = state;
  const { id: _, createdAt: _created, updatedAt: _updated, ...head } = project;
  return { head, ...rows, observations: newestOfEach(observations) };
}

type Identified = { id: string };

function differing<Row extends Identified>(wanted: readonly Row[], stored: readonly Row[]): Row[] {
  const byId = new Map(stored.map((row) => [row.id, row]));
  return wanted.filter((row) => !sameFacts(row, byId.get(row.id)));
}

function missing(wanted: readonly string[], stored: readonly string[]): string[] {
  const ids = new Set(wanted);
  return stored.filter((id) => !ids.has(id));
}

const idsOf = (rows: readonly Identified[]): string[] => rows.map(({ id }) => id);

const saysSame = ({ id: _, ...stored }: StoredObservation, row: ObservationRow): boolean =>
  sameFacts(stored, row);

/** Append-only: another value of a key and time is a new row. */
function diffObservations(
  plan: Plan,
  { observations }: Composed,
  stored: Stored,
  withdrawn: readonly ObservationRow[],
): void {
  const slots = Map.groupBy(stored.observations, observationSlot);
  for (const row of observations) {
    const rows = slots.get(observationSlot(row)) ?? [];
    slots.delete(observationSlot(row));
    const goes = (one: StoredObservation) =>
      !saysSame(one, row) && withdrawn.some((other) => saysSame(one, other));
    plan.dropped.observations.push(...rows.filter(goes));
    const newest = rows.findLast((one) => !goes(one));
    if (!newest || !saysSame(newest, row)) plan.observations.push(row);
  }
  plan.dropped.observations.push(...[...slots.values()].flat());
}

/**
 * A source of a moment writes nothing: `updatedAt` moves where something else does.
 * @param withdrawn observations that an undo takes back: an older one comes back as it was
 */
export function diff(
  id: string,
  record: Composed,
  stored: Stored,
  now: string,
  withdrawn: readonly ObservationRow[] = [],
): Plan {
  const { state } = stored;
  const plan = emptyPlan();
  if (!state) plan.fresh.add(id);
  else if (state.project.status !== record.head.status) plan.restated.add(id);
  for (const list of LISTS) {
    const [wanted, rows] = [record[list] as Identified[], (state?.[list] ?? []) as Identified[]];
    (plan[list] as Identified[]).push(...differing(wanted, rows));
    plan.dropped[list].push(...missing(idsOf(wanted), idsOf(rows)));
  }
  if (record.bounty && !sameFacts(record.bounty, state?.bounty)) plan.bounties.push(record.bounty);
  if (!record.bounty && state?.bounty) plan.dropped.bounties.push(id);
  diffObservations(plan, record, stored, withdrawn);
  const former = missing(state?.aliases ?? [], record.aliases);
  plan.aliases.push(...former.map((alias) => ({ alias, projectId: id })));
  plan.dropped.aliases.push(...missing(record.aliases, state?.aliases ?? []));
  const { createdAt = now, updatedAt = now } = state?.project ?? {};
  const head = { id, ...record.head, createdAt, updatedAt };
  if (!sameFacts(head, state?.project) || planSize(plan) > 0)
    plan.projects.push({ ...head, updatedAt: now });
  return plan;
}
