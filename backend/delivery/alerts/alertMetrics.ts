import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { readRows, type StoreAndClock } from '../../db/store';
import { registerStoreGauge } from '../../http/storeGauge';

export function registerAlertMetrics(registry: Registry, given: StoreAndClock): void {
  registerStoreGauge(registry, given, {
    name: 'alert_deliveries_waiting',
    help: 'Alerts that wait to leave by a channel; `due` ones have reached their time.',
    labelNames: ['channel', 'due'],
    read: async ({ store, now }) => {
      const rows = await readRows<{ channel: string; due: number; later: number }>(
        store.db,
        sql`
        select split_part(channel, ':', 1) as channel,
          count(*) filter (where next_at <= ${now().toISOString()}::timestamptz)::int as due,
          count(*) filter (where next_at > ${now().toISOString()}::timestamptz)::int as later
        from alert_deliveries where state = 'waiting' group by 1`,
      );
      return rows.flatMap(({ channel, due, later }) => [
        { labels: { channel, due: 'yes' }, value: due },
        { labels: { channel, due: 'no' }, value: later },
      ]);
    },
  });
}
