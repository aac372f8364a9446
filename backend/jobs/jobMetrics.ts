import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { readRows, type StoreAndClock } from '../db/store';
import { registerStoreGauge } from '../http/storeGauge';
import { SCHEMA } from './connect';

export function registerJobMetrics(registry: Registry, given: StoreAndClock): void {
  registerStoreGauge(registry, given, {
    name: 'jobs',
    help: 'Background jobs by name and state; the queue "failed" has those that failed for good.',
    labelNames: ['name', 'state'],
    read: async ({ store }) =>
      (
        await readRows<{ name: string; state: string; count: number }>(
          store.db,
          sql`select q.name, s.state, count(j.id)::int as count
            from ${sql.raw(SCHEMA)}.queue q
            cross join (select unnest(array['created', 'retry', 'active', 'failed']) as state) s
            left join ${sql.raw(SCHEMA)}.job j on j.name = q.name and j.state::text = s.state
            where q.name not like '\\_\\_%' group by q.name, s.state`,
        )
      ).map(({ name, state, count }) => ({ labels: { name, state }, value: count })),
  });
  registerStoreGauge(registry, given, {
    name: 'jobs_last_done_age_seconds',
    help: 'Time since a scheduled job last completed; until it has, since it was scheduled.',
    labelNames: ['name'],
    read: async ({ store, now }) =>
      // Completed jobs are deleted after days: a job that stopped long ago keeps its metric.
      (
        await readRows<{ name: string; at: number }>(
          store.db,
          sql`select s.name, extract(epoch from coalesce(
              max(j.completed_on) filter (where j.state = 'completed'), s.created_on))::float8 as at
            from ${sql.raw(SCHEMA)}.schedule s
            left join ${sql.raw(SCHEMA)}.job j on j.name = s.name
            group by s.name, s.key`,
        )
      ).map(({ name, at }) => ({
        labels: { name },
        value: Math.max(0, now().getTime() / 1_000 - at),
      })),
  });
}
