/** A run: its batches, its record in the table `imports`, and the rating after it. */
import { eq, sql } from 'drizzle-orm';
import type { ControlChange, Transaction } from '../../../contracts/alerts/alerts';
import { isoAfter } from '../../../contracts/time';
import { letOthersIn } from '../../db/letOthersIn';
import type { Database, Store } from '../../db/store';
import type { MergeProjects } from '../../db/tables';
import { takeLock } from '../../db/advisoryLocks';
import { analyzeProjects } from '../../db/analyzeProjects';
import { imports } from '../../db/schema';
import { ratingTime } from '../../catalog/projects';
import { rateProjects, type RateResult } from '../../ratings';
import { relateTokens } from '../issuers';
import { decode } from './input/records';
import { richness } from './store/head';
import { addNote, emptyOutcome, Tally, type BatchOutcome } from './tally';
import {
  ImportRefused,
  ImportStopped,
  type ImportKind,
  type ImportOptions,
  type ImportParameters,
  type ImportProgress,
  type Position,
  type Refusal,
} from './types';
import { clearStale } from './stale';

/**
 * Stale statistics (PGlite gathers none) make the planner scan whole tables; a batch only looks up
 * keys.
 */
export const lookUpByKey = (tx: Database): Promise<unknown> =>
  tx.execute(sql`select set_config('enable_hashjoin', 'off', true),
    set_config('enable_mergejoin', 'off', true), set_config('enable_seqscan', 'off', true)`);

interface Positioned {
  at: Position;
}

export type Work<T> = (tx: Database, items: T[]) => Promise<BatchOutcome>;

function sqlState(error: unknown): string {
  for (
    let cause = error as { code?: unknown; cause?: unknown } | undefined;
    cause;
    cause = cause.cause as typeof cause
  ) {
    if (typeof cause.code === 'string' && /^[0-9A-Z]{5}$/.test(cause.code)) return cause.code;
  }
  return '';
}

function rootMessage(error: unknown): string {
  let cause = error as Error & { cause?: unknown };
  while (cause.cause instanceof Error) cause = cause.cause;
  return cause.message;
}

function join(first: BatchOutcome, second: BatchOutcome): BatchOutcome {
  const notes = { ...first.notes };
  Object.entries(second.notes).forEach(([what, times]) => addNote(notes, what, times));
  return {
    new: first.new + second.new,
    changed: first.changed + second.changed,
    skipped: first.skipped + second.skipped,
    refused: [...first.refused, ...second.refused],
    touched: [...first.touched, ...second.touched],
    removals: [...first.removals, ...second.removals],
    notes,
  };
}

/**
 * Retries serialization failures and deadlocks. When the database refuses the data (SQLSTATE 22,
 * 23), halves the batch until the bad item is alone.
 * @throws any other database error; then nothing is stored
 */
export async function writeBatch<T extends Positioned>(
  store: Store,
  items: T[],
  work: Work<T>,
  attempt = 0,
): Promise<BatchOutcome> {
  if (items.length === 0) return emptyOutcome();
  try {
    return await store.db.transaction(async (tx) => {
      await takeLock(tx as unknown as Database, 'facts');
      await lookUpByKey(tx as unknown as Database);
      return work(tx as unknown as Database, items);
    });
  } catch (error) {
    const state = sqlState(error);
    if ((state === '40001' || state === '40P01') && attempt < 3)
      return writeBatch(store, items, work, attempt + 1);
    if (!/^2[23]/.test(state)) throw error;
    if (items.length === 1) {
      const refusal: Refusal = {
        ...items[0]?.at,
        reason: `the store refuses it: ${rootMessage(error)}`,
      };
      return { ...emptyOutcome(), refused: [refusal] };
    }
    const middle = items.length >> 1;
    const first = await writeBatch(store, items.slice(0, middle), work);
    return join(first, await writeBatch(store, items.slice(middle), work));
  }
}

export class ImportRun {
  readonly kind: ImportKind;
  readonly source: string;
  readonly dryRun: boolean;
  readonly remove: boolean;
  readonly recordedOnly: boolean;
  readonly embedded: boolean;
  /** The run on record, which can be undone. */
  readonly runId?: number;
  readonly origin: string;
  readonly parameters: ImportParameters;
  readonly mergeProjects: MergeProjects;
  /** ISO 8601. */
  readonly now: string;
  readonly today: string;
  readonly tally = new Tally();
  /** Where the source says of which transaction a change comes. */
  madeBy?: (change: ControlChange) => Transaction | undefined;
  readonly text: AsyncIterable<string>;
  private bytes = 0;

  constructor(
    readonly store: Store,
    private readonly options: ImportOptions,
  ) {
    this.kind = options.kind;
    this.source = options.source;
    this.dryRun = options.dryRun;
    this.runId = options.runId;
    this.remove = options.remove ?? false;
    this.recordedOnly = options.recordedOnly ?? false;
    this.embedded = options.embedded ?? false;
    this.origin = options.origin ?? options.kind;
    this.parameters = options.parameters ?? {};
    this.mergeProjects = options.mergeProjects;
    this.now = options.now.toISOString();
    this.today = this.now.slice(0, 10);
    this.text = decode(options.open(), {
      signal: options.signal,
      onBytes: (bytes) => {
        this.bytes += bytes;
      },
    });
    if (richness(this.origin) === 0 && this.origin !== this.kind)
      throw new ImportRefused(`Unknown origin "${this.origin}".`);
  }

  /** Writes and counts one batch; a dry run only counts. */
  async write<T extends Positioned>(items: T[], work: Work<T>): Promise<BatchOutcome> {
    if (this.options.signal?.aborted) throw new ImportStopped('Stopped.');
    const outcome = await writeBatch(this.store, items, work);
    this.tally.add(outcome);
    if (!this.dryRun && outcome.touched.length > 0) await this.options.onBatch?.(outcome.touched);
    this.progress();
    await letOthersIn();
    return outcome;
  }

  progress(): void {
    this.options.onProgress?.({ stage: 'reading', bytes: this.bytes, ...this.tally.counts() });
  }
}

/** Up to this many touched projects, the planner's statistics stay accurate. */
const FEW = 50;

export interface RefreshOptions {
  now: Date;
  onProgress?: (progress: ImportProgress) => void;
}

/** Relates tokens to their issuers, rates what is touched, and clears the mark of `markStale`. */
export async function refresh(
  store: Store,
  ids: readonly string[] | 'all',
  options: RefreshOptions,
): Promise<RateResult | null> {
  if (ids !== 'all' && ids.length === 0) {
    await clearStale(store.db);
    return null;
  }
  if (ids === 'all' || ids.length > FEW) await analyzeProjects(store.db);
  await relateTokens(store.db);
  const rating = await rateProjects(store, {
    now: await ratingTime(store.db, options.now),
    ...(ids !== 'all' && { projectIds: ids }),
    onProgress: (done, total) => options.onProgress?.({ stage: 'rating', done, total }),
  });
  await clearStale(store.db);
  return rating;
}

/** Drops user, password and query, which may be secret. */
export function shownSource(source: string): string {
  if (!/^https?:/.test(source) || !URL.canParse(source)) return source.slice(0, 500);
  const { origin, pathname } = new URL(source);
  return `${origin}${pathname}`.slice(0, 500);
}

interface Recorded {
  kind: string;
  source: string;
  now: Date;
}

export async function beginRun(db: Database, { kind, source, now }: Recorded): Promise<number> {
  const [run] = await db
    .insert(imports)
    .values({ kind, source: shownSource(source), startedAt: now.toISOString(), summary: {} })
    .returning({ id: imports.id });
  return run!.id;
}

/** A look that found nothing new is no run. */
export const dropRun = (db: Database, id: number): Promise<unknown> =>
  db.delete(imports).where(eq(imports.id, id));

export async function endRun(
  store: Store,
  run: { id: number; now: Date; since: number },
  summary: object,
  error?: string,
): Promise<void> {
  const finishedAt = isoAfter(run.now, performance.now() - run.since);
  const more = JSON.stringify({ ...summary, ...(error && { error }) });
  await store.db
    .update(imports)
    .set({ finishedAt, summary: sql`${imports.summary} || ${more}::jsonb` })
    .where(eq(imports.id, run.id));
}
