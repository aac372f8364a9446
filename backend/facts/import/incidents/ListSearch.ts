/** A list that was read whole was searched for every recorded project: docs/import.md, Searches. */
import { asc, eq } from 'drizzle-orm';
import { dayBefore, startOfDay } from '../../../../contracts/time';
import { projects } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { CURRENT_METHOD } from '../../../ratings';
import { inBatches } from '../input/records';
import { isSameDay } from '../projects/listRules';
import type { ImportRun } from '../run';
import { applyPlan } from '../store/applyPlan';
import { loadStates, loadNewestObservations, type ProjectState } from '../store/load';
import { emptyPlan } from '../differ/diff';
import type { IncidentRow } from '../store/rows';
import { addNote, emptyOutcome, type BatchOutcome } from '../tally';
import { findShrunk } from '../wholeList';
import { mayMean, toNamed } from './mayMean';

const KEY = 'incident-list';
/** Each list has rows of every year since. */
const FIRST_YEAR = 2020;
const ROWS_NAMED = 20;
const HELD_BACK =
  'projects without this search, until an operator assigns these incidents (npm run records):';

interface SearchedList {
  name: string;
  beyondContracts: boolean;
  /** The day of its newest row. */
  through: string;
}

interface Search {
  through: string;
  lists: (Omit<SearchedList, 'through'> & { through?: string })[];
}

const folded = (name: string): string => name.trim().toLowerCase();

/** The search with this list in it; null if that is nothing newer. */
function renew(before: Search | undefined, list: SearchedList, oldest: string): Search | null {
  const dated = (before?.lists ?? []).map((one) => ({ through: before!.through, ...one }));
  const at = dated.findIndex(({ name }) => folded(name) === folded(list.name));
  if (at >= 0 && dated[at]!.through >= list.through) return null;
  const all = at >= 0 ? dated.with(at, list) : [...dated, list];
  const live = all.filter(({ through }) => through >= oldest);
  const isEnough = live.length > 1 && live.some(({ beyondContracts }) => beyondContracts);
  const lists = isEnough ? live : all;
  return { ...before, through: lists.map(({ through }) => through).sort()[0]!, lists };
}

function openText(id: string, rows: readonly IncidentRow[]): string {
  const named = rows.map((row) => `${row.id} (${row.occurredOn} ${row.victim})`);
  return `may be about ${id}: ${named.slice(0, ROWS_NAMED).join(', ')}`;
}

const toRead = (row: IncidentRow, ruledAt: string) => ({
  ...{ row, ruledAt },
  victim: toNamed(row.victim ?? ''),
});

/** What a run reads of a list, and the search that this is. */
export class ListSearch {
  /** Rows that were refused because an earlier one says the same. */
  repeated = 0;
  private readonly years = new Set<string>();
  private readonly rows = new Map<string, ReturnType<typeof toRead>>();
  private newest: IncidentRow | undefined;

  /** @param beyondContracts the list also covers keys, domains and front ends */
  constructor(private readonly beyondContracts: boolean) {}

  /** @param ruledAt when an operator assigned it */
  add(row: IncidentRow, ruledAt = ''): void {
    this.rows.set(row.id, toRead(row, ruledAt));
    this.years.add(row.occurredOn.slice(0, 4));
    if (!this.newest || row.occurredOn > this.newest.occurredOn) this.newest = row;
  }

  /** Records it for every recorded project, if the list was read whole. */
  async write(run: ImportRun): Promise<void> {
    const oldest = dayBefore(run.today, CURRENT_METHOD.lifetimes.review);
    const fault = await this.findFault(run, oldest);
    if (fault !== undefined) return run.tally.note(`list that is no search: ${fault}`);
    const recorded = await run.store.db
      .select({ id: projects.id })
      .from(projects)
      .where(eq(projects.origin, 'projects'))
      .orderBy(asc(projects.id));
    const ids = new Set<string | null>(recorded.map(({ id }) => id));
    this.rows.forEach(({ row }, id) => ids.has(row.projectId) && this.rows.delete(id));
    const items = recorded.map(({ id }) => ({ id, at: {} }));
    for await (const batch of inBatches(items, () => 0))
      await run.write(batch, (tx, some) => this.writeSome(run, tx, { some, oldest }));
  }

  /** Why the list was not read whole, or not up to a day that still counts. */
  private async findFault(run: ImportRun, oldest: string): Promise<string | undefined> {
    const { refused } = run.tally.counts();
    if (refused > this.repeated) return `${refused - this.repeated} of its rows were refused`;
    for (let year = FIRST_YEAR; year < Number(run.today.slice(0, 4)); year += 1)
      if (!this.years.has(`${year}`)) return `it has no row of ${year}`;
    const shrunk = await findShrunk(run);
    if (shrunk !== undefined) return shrunk;
    const day = this.newest?.occurredOn ?? '';
    return day < oldest ? `its newest row is of ${day}` : undefined;
  }

  private async writeSome(
    run: ImportRun,
    tx: Database,
    { some, oldest }: { some: readonly { id: string }[]; oldest: string },
  ): Promise<BatchOutcome> {
    const ids = some.map(({ id }) => id);
    const notes: Record<string, number> = {};
    const plan = emptyPlan();
    const { occurredOn: through } = this.newest!;
    const source = { ...this.newest!.source!, statedOn: through, how: 'machine' as const };
    const now = { observedAt: startOfDay(run.today), source };
    const list = { name: source.title, beyondContracts: this.beyondContracts, through };
    const before = await loadNewestObservations(tx, ids, [KEY]);
    for (const [projectId, state] of await loadStates(tx, ids)) {
      const [last] = before.get(projectId) ?? [];
      const value = renew(last?.value as Search | undefined, list, oldest);
      const open = value ? this.listOpen(state) : [];
      if (open.length > 0) {
        addNote(notes, HELD_BACK);
        notes[openText(projectId, open)] = open.length;
      } else if (value) {
        // While another list is out of date, so is the search: it keeps its day and source.
        const { observedAt, source } = last && value.through < oldest ? last : now;
        plan.observations.push({ projectId, key: KEY, value, sample: false, observedAt, source });
      }
    }
    if (!run.dryRun) await applyPlan(tx, plan, run);
    const touched = plan.observations.map(({ projectId }) => projectId);
    return { ...emptyOutcome(), changed: touched.length, touched, notes };
  }

  /** Rows that may be the project's: it has no incident of that day, and no operator has decided. */
  private listOpen(state: ProjectState): IncidentRow[] {
    const isMeant = mayMean(state);
    return [...this.rows.values()]
      .filter(({ victim, ruledAt }) => ruledAt < state.project.createdAt && isMeant(victim))
      .map(({ row }) => row)
      .filter((row) => !state.incidents.some((incident) => isSameDay(incident, row)));
  }
}
