import { OperatorError } from '../../admin/OperatorError';
import type { WorkProgress } from '../../cli/progress';
import type { MergeProjects } from '../../db/tables';
import type { ImportKind } from './kinds';
import type { RemovalKind } from './projects/removals';

export type { ImportKind };

/** A line of NDJSON or CSV (from 1), or an array index (from 0). */
export interface Position {
  line?: number;
  column?: number;
  index?: number;
}

/** One broken rule. Line and column count from 1. */
export interface RefusedPlace {
  line?: number;
  column?: number;
  reason: string;
}

export interface Refusal extends Position, RefusedPlace {
  /** The id that the refused row gives, if it gives one. */
  project?: string;
  /** Each fault of the row at its place, the first 100; absent: only `reason` at `line`. */
  faults?: RefusedPlace[];
  faultsTotal?: number;
}

/** `read` counts input rows; the others count projects, audits or incidents, by kind. */
export interface ImportCounts {
  read: number;
  new: number;
  changed: number;
  skipped: number;
  refused: number;
}

export type ImportProgress = WorkProgress;

/** What the input no longer names; only a run with `remove` removes it. */
export interface RemovalSums {
  total: number;
  kinds: Partial<Record<RemovalKind, number>>;
  /** By project and kind: the first 1,000, each with its first 20 items by name. */
  listed: { project: string; kind: RemovalKind; count: number; items: string[] }[];
  listedTotal: number;
}

export interface ImportSummary extends Omit<ImportCounts, 'refused'> {
  kind: ImportKind;
  source: string;
  dryRun: boolean;
  /** The first 1,000; `refusedTotal` counts them all. */
  refused: Refusal[];
  refusedTotal: number;
  /** Those written, or whose facts were. */
  projects: number;
  notes: Record<string, number>;
  /** `made`: they were carried out. */
  removals: RemovalSums & { made: boolean };
}

/** docs/import.md says which kind takes which: --report-url is `reportUrl`. */
export const PARAMETERS = [
  ...(['project', 'audit', 'auditor', 'publishedOn', 'reportUrl', 'title'] as const),
  ...(['sourceUrl', 'sourceTitle'] as const),
];
/** Findings: the project, and the audit by id or by its facts. Discovery: the project. */
export type ImportParameters = Partial<Record<(typeof PARAMETERS)[number], string>>;

export interface ImportOptions {
  kind: ImportKind;
  source: string;
  open: () => AsyncIterable<Uint8Array | string>;
  now: Date;
  dryRun: boolean;
  /** Row of `imports`: keeps what undoing the run needs. */
  runId?: number;
  /** Facts of recorded contracts only: no contract is added, no observation made. */
  recordedOnly?: boolean;
  /** Allows the input to remove what it no longer names. */
  remove?: boolean;
  /**
   * Project files of the embedded set: each says everything, observations too, and what it does
   * not name counts as a removal.
   */
  embedded?: boolean;
  mergeProjects: MergeProjects;
  /** For the rule "a poorer origin never overwrites a richer one"; the kind by default. */
  origin?: string;
  parameters?: ImportParameters;
  onProgress?: (progress: ImportProgress) => void;
  /** Called after each commit; never in a dry run. */
  onBatch?: (projectIds: readonly string[]) => void | Promise<void>;
  signal?: AbortSignal;
}

/** Refuses the input as a whole; committed batches stay. */
export class ImportRefused extends OperatorError {
  override name = 'ImportRefused';
  summary?: ImportSummary;
}

/** Stopped by the operator between batches; running it again completes it. */
export class ImportStopped extends OperatorError {
  override name = 'ImportStopped';
}
