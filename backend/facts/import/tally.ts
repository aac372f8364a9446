import type { Removal } from './projects/removals';
import type { ImportCounts, ImportKind, ImportSummary, Refusal, RemovalSums } from './types';

export const REFUSALS_KEPT = 1_000;
/** Projects and kinds listed, and items named for each. */
export const REMOVALS_KEPT = 1_000;
const ITEMS_KEPT = 20;

export interface BatchOutcome {
  new: number;
  changed: number;
  skipped: number;
  refused: Refusal[];
  touched: string[];
  removals: Removal[];
  notes: Record<string, number>;
}

export const emptyOutcome = (): BatchOutcome => ({
  new: 0,
  changed: 0,
  skipped: 0,
  refused: [],
  touched: [],
  removals: [],
  notes: {},
});

export function addNote(notes: Record<string, number>, what: string, times = 1): void {
  notes[what] = (notes[what] ?? 0) + times;
}

interface RunFacts {
  kind: ImportKind;
  source: string;
  dryRun: boolean;
  remove: boolean;
}

export class Tally {
  private readonly sums = { read: 0, new: 0, changed: 0, skipped: 0 };
  private readonly refused: Refusal[] = [];
  private refusedTotal = 0;
  private projects = 0;
  private readonly notes: Record<string, number> = {};
  private readonly removed: RemovalSums = { total: 0, kinds: {}, listed: [], listedTotal: 0 };

  read(rows = 1): void {
    this.sums.read += rows;
  }

  refuse(refusal: Refusal): void {
    this.refusedTotal += 1;
    if (this.refused.length < REFUSALS_KEPT) this.refused.push(refusal);
  }

  /** Puts the kept ones that name only their element at its place. `locate` keeps their order. */
  place(locate: (refused: { index: number; reason: string }[]) => Refusal[]): void {
    const open = this.refused.flatMap(({ line, index, ...rest }, at) =>
      line === undefined && index !== undefined ? [{ ...rest, index, at }] : [],
    );
    const placed = locate(open);
    open.forEach(({ at }, which) => {
      this.refused[at] = { ...this.refused[at]!, ...placed[which] };
    });
  }

  note(what: string, times = 1): void {
    addNote(this.notes, what, times);
  }

  private remove({ project, kind, items }: Removal): void {
    const { removed } = this;
    removed.total += items.length;
    removed.kinds[kind] = (removed.kinds[kind] ?? 0) + items.length;
    removed.listedTotal += 1;
    if (removed.listed.length < REMOVALS_KEPT)
      removed.listed.push({
        project,
        kind,
        count: items.length,
        items: [...items].sort().slice(0, ITEMS_KEPT),
      });
  }

  add(outcome: BatchOutcome): void {
    this.sums.new += outcome.new;
    this.sums.changed += outcome.changed;
    this.sums.skipped += outcome.skipped;
    this.projects += outcome.touched.length;
    outcome.refused.forEach((refusal) => this.refuse(refusal));
    outcome.removals.forEach((removal) => this.remove(removal));
    Object.entries(outcome.notes).forEach(([what, times]) => this.note(what, times));
  }

  counts(): ImportCounts {
    return { ...this.sums, refused: this.refusedTotal };
  }

  summary(run: RunFacts): ImportSummary {
    return {
      kind: run.kind,
      source: run.source,
      dryRun: run.dryRun,
      ...this.sums,
      refused: [...this.refused],
      refusedTotal: this.refusedTotal,
      projects: this.projects,
      notes: { ...this.notes },
      removals: { ...this.removed, made: run.remove && !run.dryRun },
    };
  }
}
