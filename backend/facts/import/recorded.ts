/** The record of a run in the table `imports`, and the rating after it. */
import { eq, sql } from 'drizzle-orm';
import { isoAfter } from '../../../contracts/time';
import { analyzeProjects } from '../../db/analyzeProjects';
import { imports } from '../../db/schema';
import type { Database, Store } from '../../db/store';
import { relateTokens } from '../issuers';
import { ratingTime } from '../../catalog/projects';
import { rateProjects, type RateResult } from '../../ratings';
import { clearStale } from './stale';
import type { ImportProgress } from './types';

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
