/** Imports our own project file: see docs/project-file.md. */
import type { Database } from '../../../db/store';
import { inBatches, readRecords } from '../input/records';
import type { ImportRun } from '../run';
import {
  appendStatements,
  loadStored,
  type NewStatement,
  type StoredOf,
} from '../statements/statements';
import { digestOf, findHandedIn } from '../statements/digest';
import { keepCorrections, type Corrected } from '../store/keepCorrections';
import { moveProject } from '../store/moveProject';
import { writePlan } from '../store/applyPlan';
import { Watch } from '../undo/Watch';
import { addTo, emptyPlan, type Plan } from '../differ/diff';
import { LEFT_OUT, type Rulings } from '../store/rulings';
import { addNote, emptyOutcome, type BatchOutcome } from '../tally';
import type { Position } from '../types';
import { locateRefusal } from './locateRefusal';
import { checkRecord } from './check';
import { composedClaims } from './claims';
import { findContradiction } from './contradictions';
import { settleOwnership, type Ownership } from './ownership';
import { loadRecordRulings, planRecord, withoutRemoved } from './planRecord';
import type { ProjectRecord } from './record';
import { Repeats } from './repeats';
import { statesAll } from './statesAll';
import { toDocument } from './toDocument';

const KEPT = 'fields of contracts that stay as this site read them on a later day';
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

async function carryOut(
  run: ImportRun,
  tx: Database,
  { displaced, merged }: Ownership,
  ids: ReadonlySet<string>,
): Promise<Watch | undefined> {
  const watch = run.runId === undefined ? undefined : new Watch(tx, run.runId);
  await watch?.addMoves([...displaced, ...merged]);
  const move = (from: string, to: string, alias: boolean) =>
    moveProject(tx, run.mergeProjects, { from, to, alias });
  for (const { from, to } of displaced) await move(from, to, false);
  for (const { from, to } of merged) await move(from, to, !ids.has(from));
  return watch;
}

type HandedIn = Entry & { digest: bigint };
const NOTHING = { state: undefined, observations: [] };

interface Recorded {
  stored: StoredOf;
  rulings: Rulings;
  ownership: Ownership;
}

interface Planned {
  whole: Plan;
  /** Of `whole`, what goes back by its rows, with a merge. */
  watched: Plan;
  said: NewStatement[];
  corrected: Corrected[];
}

function planAll(
  run: ImportRun,
  outcome: BatchOutcome,
  wanted: readonly HandedIn[],
  { stored: all, rulings, ownership }: Recorded,
): Planned {
  const { merged, displaced } = ownership;
  const enlarged = new Set(merged.map(({ to }) => to));
  const moved = new Set([...merged, ...displaced].flatMap(({ from, to }) => [from, to]));
  const planned: Planned = { whole: emptyPlan(), watched: emptyPlan(), said: [], corrected: [] };
  for (const { at, record, digest } of wanted) {
    const stored = all.get(record.id) ?? NOTHING;
    const { state } = stored;
    const whole = toDocument(record, { seq: 0, removes: run.remove, isWhole: run.embedded });
    const { document: said, leftOut } = withoutRemoved(whole, state, rulings);
    if (leftOut > 0) addNote(outcome.notes, FACTS_LEFT_OUT, leftOut);
    const { plan, document, after, ...one } = planRecord(said, { ...run, stored });
    if (one.keptFields > 0) addNote(outcome.notes, KEPT, one.keptFields);
    const contradiction =
      state && !enlarged.has(record.id)
        ? findContradiction(composedClaims(record, after))
        : undefined;
    if (contradiction !== undefined) {
      const reason = `with what is recorded: ${contradiction}`;
      outcome.refused.push({ ...at, project: record.id, reason });
      continue;
    }
    outcome.removals.push(...one.removals);
    addTo(planned.whole, plan);
    const isMoved = moved.has(record.id);
    if (isMoved) addTo(planned.watched, plan);
    planned.corrected.push(...one.corrections.map((found) => ({ ...found, projectId: record.id })));
    const isNews = one.outcome !== 'skipped';
    const isWhole = leftOut + one.keptFields + one.removals.length === 0 && !isMoved;
    if (document) planned.said.push({ document, isMoved, isNews, ...(isWhole && { digest }) });
    const result = enlarged.has(record.id) ? 'changed' : one.outcome;
    outcome[result] += 1;
    if (result !== 'skipped') outcome.touched.push(record.id);
  }
  return planned;
}

async function write(
  run: ImportRun,
  tx: Database,
  { whole, watched, said, corrected }: Planned,
  { watch, stored }: { watch: Watch | undefined; stored: StoredOf },
): Promise<void> {
  await watch?.addPlan(watched);
  await appendStatements(tx, said, run.runId, stored);
  await keepCorrections(tx, corrected, run);
  await writePlan(tx, whole, run);
  await watch?.finish();
}

/** Without files after which nothing was said of their project: they would do nothing. */
async function withoutHandedIn(
  { kind, remove, embedded }: ImportRun,
  tx: Database,
  entries: readonly Entry[],
): Promise<HandedIn[]> {
  const all = entries.map((entry) => ({
    ...entry,
    digest: digestOf([kind, remove, embedded, entry.record]),
  }));
  if (kind !== 'projects') return all;
  const digests = all.map(({ digest }) => digest);
  const known = await findHandedIn(tx, digests);
  return all.filter(({ digest, record }) => known.get(digest) !== record.id);
}

async function writeRecords(
  run: ImportRun,
  tx: Database,
  given: Entry[],
  merged: ReadonlyMap<string, string>,
): Promise<[BatchOutcome, Ownership]> {
  const entries = await withoutHandedIn(run, tx, given);
  const outcome = { ...emptyOutcome(), skipped: given.length - entries.length };
  const records = entries.map((entry) => entry.record);
  const rulings = await loadRecordRulings(tx, records);
  const ownership = await settleOwnership(tx, records, merged, rulings);
  const ids = new Set(entries.map((entry) => entry.record.id));
  const watch = run.dryRun ? undefined : await carryOut(run, tx, ownership, ids);
  const taken = entries.filter((entry) => !ownership.refused.has(entry.record.id));
  const takenIds = taken.map((entry) => entry.record.id);
  const stored = new Map(await loadStored(tx, takenIds));
  if (run.dryRun)
    [...ownership.displaced, ...ownership.merged].forEach(({ from }) => stored.delete(from));
  const planned = planAll(run, outcome, taken, { stored, rulings, ownership });
  for (const { at, record } of entries) {
    const reason = ownership.refused.get(record.id);
    if (reason !== undefined) outcome.refused.push({ ...at, project: record.id, reason });
  }
  outcome.touched.push(
    ...ownership.displaced.flatMap(({ from, to }) => [from, to]),
    ...ownership.merged.map(({ from }) => from),
  );
  outcome.touched = [...new Set(outcome.touched)];
  if (!run.dryRun) await write(run, tx, planned, { watch, stored });
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
