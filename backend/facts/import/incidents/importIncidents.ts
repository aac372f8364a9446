/** Imports incident lists (JSON, NDJSON, CSV): see docs/import.md. */
import { or } from 'drizzle-orm';
import { incidents } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import { keepSource } from '../audits/writeReports';
import { inBatches } from '../input/records';
import { fillGaps } from '../projects/complete';
import { isSameDay } from '../projects/listRules';
import { Removals } from '../projects/removals';
import type { ImportRun } from '../run';
import { loadIncidents } from '../store/load';
import { matchProjects } from '../store/match';
import { applyPlan } from '../store/applyPlan';
import { emptyPlan } from '../differ/diff';
import { sameFacts, type IncidentRow } from '../store/rows';
import { LEFT_OUT, loadRulings, type Rulings } from '../store/rulings';
import { findProjects } from '../undo/revertRows';
import { SeenSet } from '../store/seen';
import { addNote, emptyOutcome, type BatchOutcome } from '../tally';
import type { Position } from '../types';
import { refuseRow, type FoundRow } from './refuseRow';
import { readIncidentRows } from './rows';
import type { ListSearch } from './ListSearch';
import { toIncident, type ListedIncident } from './toIncident';

interface Entry extends ListedIncident {
  at: Position;
}

/** What a list may leave out. */
const FACTS: ReadonlySet<keyof IncidentRow> = new Set([
  'title',
  'summary',
  'lossUsd',
  'returnedShare',
  'technique',
  'chain',
  'resolved',
  'resolvedOn',
  'links',
]);

async function* readEntries(
  run: ImportRun,
  rows: AsyncIterable<FoundRow>,
  search?: ListSearch,
): AsyncGenerator<Entry> {
  const seen = new SeenSet();
  for await (const item of rows) {
    run.tally.read();
    const incident =
      'error' in item ? item.error : toIncident(item.value as Record<string, unknown>, run);
    if (typeof incident === 'string') {
      run.tally.refuse(refuseRow(item, incident));
    } else if (seen.has(incident.row.id)) {
      run.tally.refuse(refuseRow(item, 'the incident stands in an earlier row'));
      if (search) search.repeated += 1;
    } else {
      seen.add(incident.row.id);
      if (incident.unknownChain)
        run.tally.note(`chain not known, left out: ${incident.unknownChain}`);
      yield { ...incident, at: item.at };
    }
  }
}

const isSameEvent = (one: IncidentRow, other: IncidentRow): boolean =>
  one.projectId === other.projectId && isSameDay(one, other);

/** Those of the list, and all of the projects. */
const loadAround = (tx: Database, entries: readonly Entry[], projectIds: readonly string[]) => {
  const ids = entries.map((entry) => entry.row.id);
  return loadIncidents(tx, or(inList(incidents.id, ids), inList(incidents.projectId, projectIds))!);
};

/** What the list has no column for stays; what it leaves empty goes only with `--remove`. */
function complete(
  row: IncidentRow,
  before: IncidentRow,
  said: Entry['said'],
  removals: Removals,
): IncidentRow {
  const unsaid = Object.entries(before).filter(
    ([key]) => FACTS.has(key as keyof IncidentRow) && !said.has(key as keyof IncidentRow),
  );
  const whole = { ...row, ...Object.fromEntries(unsaid) };
  return fillGaps(whole, before, `incident ${before.occurredOn} ${before.title}`, removals);
}

/** What an operator assigned stays where it is. */
async function findVictims(tx: Database, entries: readonly Entry[]) {
  const matched = await matchProjects(
    tx,
    entries.map(({ name, row, exact }) =>
      exact ? { name } : { name, chain: row.chain, bare: true },
    ),
  );
  const keys = entries.map(({ row }) => `incident ${row.id}`);
  const projectIds = matched.flatMap((id) => id ?? []);
  const rulings = await loadRulings(tx, { keys, projectIds });
  const targets = entries.map(({ row }) => rulings.findTarget('incident', row.id));
  const assigned = targets.flatMap((id) => id ?? []);
  const present = await findProjects(tx, assigned);
  const ids = matched.map((id, at) => (present.has(targets[at]) ? targets[at] : id));
  return { ids, rulings };
}

const isRemoved = (row: IncidentRow, projectId: string | null, rulings: Rulings): boolean =>
  rulings.isRemoved('incident', row.id) ||
  (projectId !== null &&
    rulings
      .listRemoved('incident', projectId)
      .some((facts) => isSameDay(row, { occurredOn: facts.occurredOn ?? '' })));

async function writeIncidents(
  run: ImportRun,
  tx: Database,
  entries: Entry[],
  search?: ListSearch,
): Promise<BatchOutcome> {
  const outcome = emptyOutcome();
  const plan = emptyPlan();
  const count = (what: string) => addNote(outcome.notes, what);
  const { ids, rulings } = await findVictims(tx, entries);
  const stored = await loadAround(tx, entries, [...new Set(ids.flatMap((id) => id ?? []))]);
  const byId = new Map(stored.map((row) => [row.id, row]));
  entries.forEach((entry, index) => {
    const before = byId.get(entry.row.id);
    const projectId = ids[index] ?? before?.projectId ?? null;
    search?.add({ ...entry.row, projectId }, rulings.find('incident', entry.row.id)?.at);
    if (!before && isRemoved(entry.row, projectId, rulings)) {
      count(`incidents ${LEFT_OUT}`);
      outcome.skipped += 1;
      return;
    }
    const removals = new Removals(projectId ?? entry.row.victim, run.remove);
    const listed: IncidentRow = {
      ...entry.row,
      projectId,
      source: entry.row.source && keepSource(entry.row.source, before?.source),
    };
    const row = before ? complete(listed, before, entry.said, removals) : listed;
    outcome.removals.push(...removals.list);
    if (!projectId) count('victims that are no project of ours, kept by name');
    if (!before && projectId && stored.some((other) => isSameEvent(row, other))) {
      count('incidents already recorded for the project');
      outcome.skipped += 1;
      return;
    }
    const result = !before ? 'new' : sameFacts(row, before) ? 'skipped' : 'changed';
    outcome[result] += 1;
    if (result === 'skipped') return;
    plan.incidents.push(row);
    stored.push(row);
    outcome.touched.push(...[projectId, before?.projectId].flatMap((id) => id ?? []));
  });
  outcome.touched = [...new Set(outcome.touched)];
  if (!run.dryRun) await applyPlan(tx, plan, run);
  return outcome;
}

/**
 * Finds the victim by id, former id or name; otherwise records only its name.
 * @param search where the list, read whole, is a search for every recorded project
 */
export async function importIncidents(
  run: ImportRun,
  rows: AsyncIterable<FoundRow> = readIncidentRows(run.text),
  search?: ListSearch,
): Promise<void> {
  for await (const batch of inBatches(
    readEntries(run, rows, search),
    (entry) => entry.row.summary?.length ?? 0,
  )) {
    await run.write(batch, (tx, items) => writeIncidents(run, tx, items, search));
  }
  await search?.write(run);
}
