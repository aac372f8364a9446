import type { ImportCounts, ImportKind, ImportSummary, Refusal } from './types';

export const REFUSALS_KEPT = 1_000;

export interface BatchOutcome {
  new: number;
  changed: number;
  skipped: number;
  refused: Refusal[];
  touched: string[];
  notes?: Record<string, number>;
}

export const emptyOutcome = (): BatchOutcome => ({
  new: 0,
  changed: 0,
  skipped: 0,
  refused: [],
  touched: [],
});

export class Tally {
  private readonly sums = { read: 0, new: 0, changed: 0, skipped: 0 };
  private readonly refused: Refusal[] = [];
  private refusedTotal = 0;
  private projects = 0;
  private readonly notes: Record<string, number> = {};

  read(rows = 1): void {
    this.sums.read += rows;
  }

  refuse(refusal: Refusal): void {
    this.refusedTotal += 1;
    if (this.refused.length < REFUSALS_KEPT) this.refused.push(refusal);
  }

  note(what: string, times = 1): void {
    this.notes[what] = (this.notes[what] ?? 0) + times;
  }

  add(outcome: BatchOutcome): void {
    this.sums.new += outcome.new;
    this.sums.changed += outcome.changed;
    this.sums.skipped += outcome.skipped;
    this.projects += outcome.touched.length;
    outcome.refused.forEach((refusal) => this.refuse(refusal));
    Object.entries(outcome.notes ?? {}).forEach(([what, times]) => this.note(what, times));
  }

  counts(): ImportCounts {
    return { ...this.sums, refused: this.refusedTotal };
  }

  summary(run: { kind: ImportKind; source: string; dryRun: boolean }): ImportSummary {
    return {
      kind: run.kind,
      source: run.source,
      dryRun: run.dryRun,
      ...this.sums,
      refused: [...this.refused],
      refusedTotal: this.refusedTotal,
      projects: this.projects,
      notes: { ...this.notes },
    };
  }
}
