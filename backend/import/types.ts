/** What goes into an import and what comes out. */
import { OperatorError } from '../admin/OperatorError';
import type { WorkProgress } from '../cli/progress';
import type { MergeProjects } from '../db/tables';

export const IMPORT_KINDS = [
  'projects',
  'token-list',
  'defillama-protocols',
  'audits',
  'incidents',
] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

/** Where in the input something stands: a line of NDJSON or CSV (from 1), or an element of an array (from 0). */
export interface Position {
  line?: number;
  index?: number;
}

/** One thing that was not taken, and why. */
export interface Refusal extends Position {
  reason: string;
}

/** `new`, `changed` and `skipped` count projects, audits or incidents, whichever the kind writes; `read` counts rows of the input. */
export interface ImportCounts {
  read: number;
  new: number;
  changed: number;
  skipped: number;
  refused: number;
}

export type ImportProgress = WorkProgress;

export interface ImportSummary extends Omit<ImportCounts, 'refused'> {
  kind: ImportKind;
  source: string;
  dryRun: boolean;
  /** The first 1,000 refusals; `refusedTotal` counts them all. */
  refused: Refusal[];
  refusedTotal: number;
  /** Projects that were written or whose facts were. */
  projects: number;
  /** Things left out on purpose, in words, with how often. */
  notes: Record<string, number>;
}

/** What an operator may tell an importer besides the file; docs/import.md says which kind takes which. */
export interface ImportParameters {
  /** Findings (SARIF, Slither): the project, and the audit by its id or by these facts of its report. */
  project?: string;
  audit?: string;
  auditor?: string;
  publishedOn?: string;
  reportUrl?: string;
  title?: string;
  /** Incidents: where the list was published. */
  sourceUrl?: string;
  sourceTitle?: string;
}

export interface ImportOptions {
  kind: ImportKind;
  /** A name for the input: a path or an address. */
  source: string;
  open: () => AsyncIterable<Uint8Array | string>;
  now: Date;
  dryRun: boolean;
  /** For rows that turn out to be one project. */
  mergeProjects: MergeProjects;
  /** Which importer made the rows, for the rule "a poorer origin never overwrites a richer one"; the kind unless said otherwise. */
  origin?: string;
  parameters?: ImportParameters;
  onProgress?: (progress: ImportProgress) => void;
  /** Told of the projects of each batch after it is committed (in a dry run: never). */
  onBatch?: (projectIds: readonly string[]) => void | Promise<void>;
  signal?: AbortSignal;
}

/** The input as a whole cannot be taken; what was committed before stays. */
export class ImportRefused extends OperatorError {
  override name = 'ImportRefused';
  /** What was done before, when anything was. */
  summary?: ImportSummary;
}

/** The operator stopped the import; whole batches are in the store, and running it again completes it. */
export class ImportStopped extends OperatorError {
  override name = 'ImportStopped';
}
