import { max, sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { DAY_MS, isoAfter, MINUTE_MS } from '../../contracts/time';
import { projectScores, ratings } from '../db/schema';
import { readRows, type StoreAndClock } from '../db/store';
import { registerStoreGauge } from '../http/storeGauge';
import { ratingTime } from '../catalog/projects';

const SOON_MS = 7 * DAY_MS;
/** It reads every current rating. */
const SOON_EVERY_MS = 15 * MINUTE_MS;

/** Known signals of current ratings whose check is out of date within a week. */
const runningOut = (now: Date) => sql`
  select count(*)::int as signals, count(distinct s.project_id)::int as projects
  from ${projectScores} s
  join ${ratings} r on r.id = s.rating_id
  cross join lateral jsonb_path_query(r.explanation, '$.categories[*].signals[*]') as signal
  where (signal->>'validUntil')::timestamptz
    between ${now.toISOString()}::timestamptz
    and ${isoAfter(now, SOON_MS)}::timestamptz`;

export function registerRatingMetrics(registry: Registry, given: StoreAndClock): void {
  registerStoreGauge(registry, given, {
    name: 'ratings_newest_age_seconds',
    help: 'Time since the newest rating was published; missing without ratings.',
    read: async ({ store, now }) => {
      const [row] = await store.db.select({ at: max(ratings.ratedAt) }).from(ratings);
      return row?.at ? [{ value: Math.max(0, now().getTime() - Date.parse(row.at)) / 1_000 }] : [];
    },
  });
  registerStoreGauge(registry, given, {
    name: 'facts_running_out',
    help: 'Known signals, and projects that have them, whose check is out of date within 7 days.',
    labelNames: ['of'],
    everyMs: SOON_EVERY_MS,
    read: async ({ store, now }) => {
      const [row] = await readRows<{ signals: number; projects: number }>(
        store.db,
        runningOut(await ratingTime(store.db, now())),
      );
      return [
        { labels: { of: 'signals' }, value: row!.signals },
        { labels: { of: 'projects' }, value: row!.projects },
      ];
    },
  });
}
