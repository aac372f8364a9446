import { min, sql } from 'drizzle-orm';
import type { Registry } from 'prom-client';
import { outbox } from '../../db/schema';
import { readRows, type StoreAndClock } from '../../db/store';
import { registerStoreGauge } from '../../http/storeGauge';

const isWaiting = sql`${outbox.sentAt} is null and ${outbox.givenUpAt} is null and ${outbox.text} <> ''`;

export function registerMailMetrics(registry: Registry, given: StoreAndClock): void {
  registerStoreGauge(registry, given, {
    name: 'mail_outbox_messages',
    help: 'Messages that wait to be sent, and those given up.',
    labelNames: ['state'],
    read: async ({ store }) => {
      const [row] = await readRows<{ waiting: number; givenUp: number }>(
        store.db,
        sql`select count(*) filter (where ${isWaiting})::int as waiting,
          count(*) filter (where ${outbox.givenUpAt} is not null)::int as "givenUp" from ${outbox}`,
      );
      return [
        { labels: { state: 'waiting' }, value: row!.waiting },
        { labels: { state: 'given up' }, value: row!.givenUp },
      ];
    },
  });
  registerStoreGauge(registry, given, {
    name: 'mail_outbox_oldest_seconds',
    help: 'Age of the oldest message that waits to be sent; 0 without one.',
    read: async ({ store, now }) => {
      const [row] = await store.db
        .select({ since: min(outbox.createdAt) })
        .from(outbox)
        .where(isWaiting);
      const since = row?.since ? Date.parse(row.since) : Infinity;
      return [{ value: Math.max(0, now().getTime() - since) / 1_000 }];
    },
  });
}
