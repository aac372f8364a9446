import { sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { readRows, type StoreAndClock } from '../../db/store';
import { registerStoreGauge } from '../../http/storeGauge';

export function registerWebhookMetrics(registry: Registry, given: StoreAndClock): void {
  registerStoreGauge(registry, given, {
    name: 'webhooks',
    help: 'Webhooks of users: active, failing, or paused and why.',
    labelNames: ['state'],
    read: async ({ store }) => {
      const rows = await readRows<{ state: string; n: number }>(
        store.db,
        sql`select case when pause_reason is not null then 'paused-' || pause_reason
            when failing_since is not null then 'failing' else 'active' end as state,
          count(*)::int as n
        from webhooks group by 1`,
      );
      return rows.map(({ state, n }) => ({ labels: { state }, value: n }));
    },
  });
}
