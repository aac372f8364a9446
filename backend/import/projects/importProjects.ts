/** Imports our own project file: see docs/project-file.md. */
import type { Database } from '../../db/store';
import { inBatches } from '../input/batches';
import { readRecords } from '../input/records';
import type { ImportRun } from '../run';
import { loadObservations, loadStates, type ProjectState } from '../store/load';
import { locateRefusal } from './locateRefusal';
import { moveProject } from '../store/moveProject';
import { applyPlan } from '../store/applyPlan';
import { Watch } from '../undo/Watch';
import { emptyPlan, type Plan, type StoredObservation } from '../store/plan';
import type { ObservationRow } from '../store/rows';
import { LEFT_OUT, type Rulings } from '../store/rulings';
import { loadNewestObservations } from '../store/newestObservations';
import { emptyOutcome, type BatchOutcome } from '../tally';
import type { Position } from '../types';
import { checkRecord } from './check';
import { mergedClaims } from './claims';
import { CLAIMED, findContradiction } from './contradictions';
import { toDesired, type Desired } from './desired';
import { settleOwnership, type Ownership } from './ownership';
import { loadRecordRulings, withoutRemoved } from './keepRemoved';
import { settleBounties } from './lostBounties';
import { planRecord } from './planRecord';
import type { ProjectRecord } from './record';
import { Repeats } from './repeats';
import { loadRecorded, statesAll } from './statesAll';

const FACTS_LEFT_OUT = `facts ${LEFT_OUT}`;

export interface Entry {
  at: Position;
  size: number;
  record: ProjectRecord;
}

async function* readEntries(run: ImportRun): AsyncGenerator<Entry> {
  const repeats = new Repeats();
  for await (const item of readRecords(run.text)) {
    run.tally.read();
    const checked = 'error' in item ? { reason: item.error } : checkRecord(item.value);
    const repeated = 'record' in checked ? repeats.check(checked.record) : undefined;
    if ('reason' in checked) run.tally.refuse(locateRefusal(item, checked));
    else if (repeated !== undefined) run.tally.refuse(locateRefusal(item, { reason: repeated }));
    else {
      const { line, column } = item.raw ?? {};
      const record = run.embedded ? statesAll(checked.record) : checked.record;
      yield { at: { ...item.at, line, column }, size: item.size ?? 1_000, record };
    }
  }
}

function addTo(all: Plan, one: Plan): void {
  one.fresh.forEach((id) => all.fresh.add(id));
  one.restated.forEach((id) => all.restated.add(id));
  all.projects.push(...one.projects);
  all.aliases.push(...one.aliases);
  all.tokens.push(...one.tokens);
  all.contracts.push(...one.contracts);
  all.issuedTokens.push(...one.issuedTokens);
  all.audits.push(...one.audits);
  all.incidents.push(...one.incidents);
  all.bounties.push(...one.bounties);
  all.observations.push(...one.observations);
  all.dropped.contracts.push(...one.dropped.contracts);
  all.dropped.issuedTokens.push(...one.dropped.issuedTokens);
  all.dropped.audits.push(...one.dropped.audits);
  all.dropped.incidents.push(...one.dropped.incidents);
  all.dropped.bounties.push(...one.dropped.bounties);
  all.dropped.observations.push(...one.dropped.observations);
}

async function carryOut(
  run: ImportRun,
  tx: Database,
  ownership: Ownership,
  ids: ReadonlySet<string>,
): Promise<Watch | undefined> {
  const watch = run.runId === undefined ? undefined : new Watch(tx, run.runId);
  await watch?.addMoves([...ownership.displaced, ...ownership.merged]);
  const move = (from: string, to: string, alias: boolean) =>
    moveProject(tx, run.mergeProjects, { from, to, alias });
  for (const { from, to } of ownership.displaced) await move(from, to, false);
  for (const { from, to } of ownership.merged) await move(from, to, !ids.has(from));
  return watch;
}

interface Stored {
  states: ReadonlyMap<string, ProjectState>;
  observations: ReadonlyMap<string, ObservationRow>;
  /** Of the embedded set's projects, by project. */
  recorded: ReadonlyMap<string, StoredObservation[]>;
  /** The newest of the keys that a contradiction reads, by project. */
  claimed: ReadonlyMap<string, ObservationRow[]>;
  rulings: Rulings;
  /** Projects that take over others. */
  enlarged: ReadonlySet<string>;
}

function planAll(
  run: ImportRun,
  outcome: BatchOutcome,
  wanted: readonly (Entry & { desired: Desired })[],
  { states, observations, recorded, claimed, rulings, enlarged }: Stored,
): Plan {
  const whole = emptyPlan();
  for (const { at, record, desired: all } of wanted) {
    const state = states.get(record.id);
    const { desired, leftOut } = withoutRemoved(record, all, state, rulings);
    if (leftOut > 0)
      outcome.notes = { [FACTS_LEFT_OUT]: (outcome.notes?.[FACTS_LEFT_OUT] ?? 0) + leftOut };
    const planned = planRecord(record, desired, {
      state,
      observations,
      recorded: recorded.get(record.id),
      remove: run.remove,
      now: run.now,
    });
    const contradiction =
      state && !enlarged.has(record.id)
        ? findContradiction(
            mergedClaims(record, desired, planned.plan, state, claimed.get(record.id) ?? []),
          )
        : undefined;
    if (contradiction !== undefined) {
      const reason = `with what is recorded: ${contradiction}`;
      outcome.refused.push({ ...at, project: record.id, reason });
      continue;
    }
    outcome.removals.push(...planned.removals);
    addTo(whole, planned.plan);
    const result = enlarged.has(record.id) ? 'changed' : planned.outcome;
    outcome[result] += 1;
    if (result !== 'skipped') outcome.touched.push(record.id);
  }
  return whole;
}

async function writeRecords(
  run: ImportRun,
  tx: Database,
  entries: Entry[],
  merged: ReadonlyMap<string, string>,
): Promise<[BatchOutcome, Ownership]> {
  const outcome = emptyOutcome();
  const records = entries.map((entry) => entry.record);
  const rulings = await loadRecordRulings(tx, records);
  const ownership = await settleOwnership(tx, records, merged, rulings);
  outcome.removals.push(...(await settleBounties(tx, ownership, run.remove)));
  const ids = new Set(entries.map((entry) => entry.record.id));
  const watch = run.dryRun ? undefined : await carryOut(run, tx, ownership, ids);
  const taken = entries.filter((entry) => !ownership.refused.has(entry.record.id));
  const wanted = taken.map((entry) => ({ ...entry, desired: toDesired(entry.record) }));
  const states = await loadStates(
    tx,
    taken.map((entry) => entry.record.id),
  );
  if (run.dryRun)
    [...ownership.displaced, ...ownership.merged].forEach(({ from }) => states.delete(from));
  const observations =
    states.size > 0
      ? await loadObservations(
          tx,
          wanted.flatMap((entry) => entry.desired.observations),
        )
      : new Map();
  const whole = planAll(run, outcome, wanted, {
    states,
    observations,
    rulings,
    claimed: await loadNewestObservations(tx, [...states.keys()], CLAIMED),
    recorded: run.embedded ? await loadRecorded(tx, [...states.keys()]) : new Map(),
    enlarged: new Set(ownership.merged.map(({ to }) => to)),
  });
  for (const { at, record } of entries) {
    const reason = ownership.refused.get(record.id);
    if (reason !== undefined) outcome.refused.push({ ...at, project: record.id, reason });
  }
  outcome.touched.push(
    ...ownership.displaced.flatMap(({ from, to }) => [from, to]),
    ...ownership.merged.map(({ from }) => from),
  );
  outcome.touched = [...new Set(outcome.touched)];
  if (!run.dryRun) await applyPlan(tx, whole, run, watch);
  return [outcome, ownership];
}

/** Writes each batch in its own transaction. */
export async function importEntries(
  run: ImportRun,
  all: Iterable<Entry> | AsyncIterable<Entry>,
): Promise<void> {
  const merged = new Map<string, string>();
  for await (const batch of inBatches(all, (entry) => entry.size)) {
    const found: Ownership[] = [];
    await run.write(batch, async (tx, entries) => {
      const [outcome, ownership] = await writeRecords(run, tx, entries, merged);
      found.push(ownership);
      return outcome;
    });
    if (merged.size < 100_000)
      found.forEach((ownership) =>
        ownership.merged.forEach(({ from, to }) => merged.set(from, to)),
      );
  }
}

export const importProjects = (run: ImportRun): Promise<void> =>
  importEntries(run, readEntries(run));
