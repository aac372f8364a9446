import { eq } from 'drizzle-orm';
import { imports, meta } from '../db/schema';
import { analyzeProjects } from '../db/analyzeProjects';
import type { Store } from '../db/store';
import { rateProjects, type RateResult } from '../ratings';
import { DEMONSTRATION_KEY, ratingTime } from '../projects';
import { runImport } from './runImport';
import { clearStale, isStale, markStale } from './stale';
import { Touched } from './touched';
import {
  ImportRefused,
  type ImportOptions,
  type ImportProgress,
  type ImportSummary,
} from './types';

export interface ImportResult {
  summary: ImportSummary;
  rating: RateResult | null;
}

type FullOptions = Omit<ImportOptions, 'onBatch'>;

/** Up to this many touched projects, the planner's statistics stay accurate. */
const FEW = 50;

interface RefreshOptions {
  now: Date;
  onProgress?: (progress: ImportProgress) => void;
  progress?: ImportProgress;
}

const NOTHING: ImportProgress = {
  stage: 'rating',
  bytes: 0,
  read: 0,
  new: 0,
  changed: 0,
  skipped: 0,
  refused: 0,
};

async function refresh(
  store: Store,
  ids: readonly string[] | 'all',
  options: RefreshOptions,
): Promise<RateResult | null> {
  if (ids !== 'all' && ids.length === 0) {
    await clearStale(store.db);
    return null;
  }
  const progress = options.progress ?? NOTHING;
  if (ids === 'all' || ids.length > FEW) await analyzeProjects(store.db);
  const rating = await rateProjects(store, {
    now: await ratingTime(store.db, options.now),
    ...(ids !== 'all' && { projectIds: ids }),
    onProgress: (done, total) =>
      options.onProgress?.({ ...progress, stage: 'rating', done, total }),
  });
  await clearStale(store.db);
  return rating;
}

/** Drops user, password and query, which may be secret. */
function shownSource(source: string): string {
  if (!/^https?:/.test(source) || !URL.canParse(source)) return source.slice(0, 500);
  const { origin, pathname } = new URL(source);
  return `${origin}${pathname}`.slice(0, 500);
}

async function record(
  store: Store,
  options: FullOptions,
  since: number,
  summary: ImportSummary,
  error?: string,
): Promise<void> {
  const finishedAt = new Date(options.now.getTime() + performance.now() - since).toISOString();
  await store.db.insert(imports).values({
    kind: options.kind,
    source: shownSource(options.source),
    startedAt: options.now.toISOString(),
    finishedAt,
    summary: { ...summary, source: shownSource(options.source), ...(error && { error }) },
  });
}

/** Real data ends the demonstration: all ratings follow the clock again. */
async function endDemonstration(store: Store): Promise<boolean> {
  const gone = await store.db
    .delete(meta)
    .where(eq(meta.key, DEMONSTRATION_KEY))
    .returning({ key: meta.key });
  return gone.length > 0;
}

async function settle(
  store: Store,
  options: FullOptions,
  touched: Touched,
  summary: ImportSummary,
): Promise<RateResult | null> {
  if (summary.new + summary.changed > 0 && (await endDemonstration(store))) touched.addAll();
  const { read, new: created, changed, skipped, refusedTotal: refused } = summary;
  const progress = { ...NOTHING, read, new: created, changed, skipped, refused };
  return refresh(store, touched.value, {
    now: options.now,
    onProgress: options.onProgress,
    progress,
  });
}

/**
 * A killed run leaves the store stale, and the next one refreshes everything.
 * @throws ImportRefused after refreshing what was committed; ImportStopped, leaving the store stale
 */
export async function importAndRate(store: Store, options: FullOptions): Promise<ImportResult> {
  if (options.dryRun) return { summary: await runImport(store, options), rating: null };
  const since = performance.now();
  const touched = new Touched();
  if (await isStale(store.db)) touched.addAll();
  await markStale(store.db, options.now.toISOString());
  try {
    const summary = await runImport(store, { ...options, onBatch: (ids) => touched.add(ids) });
    const rating = await settle(store, options, touched, summary);
    await record(store, options, since, summary);
    return { summary, rating };
  } catch (error) {
    if (error instanceof ImportRefused && error.summary) {
      await settle(store, options, touched, error.summary);
      await record(store, options, since, error.summary, error.message);
    }
    throw error;
  }
}

export async function completeStale(store: Store, options: RefreshOptions): Promise<boolean> {
  if (!(await isStale(store.db))) return false;
  await refresh(store, 'all', options);
  return true;
}
