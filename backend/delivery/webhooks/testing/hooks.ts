import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { ALERT_KINDS } from '../../../../contracts/alerts/alerts';
import { webhooks } from '../../../db/schema';
import type { Database, Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { makeSecret } from '../signature';

/** A Wednesday. */
export const NOW = new Date('2026-11-25T10:00:00.000Z');
export const at = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

/** @returns the id of the webhook */
export async function hook(
  db: Database,
  given: Partial<typeof webhooks.$inferInsert> & { account: string; url: string },
): Promise<string> {
  const id = randomUUID();
  await db.insert(webhooks).values({
    id,
    name: 'Mine',
    secret: makeSecret(),
    kinds: [...ALERT_KINDS],
    createdAt: NOW.toISOString(),
    ...given,
  });
  return id;
}

/** One alert, and its delivery to each of the webhooks. @returns the ids of the deliveries */
export async function due(db: Database, account: string, hooks: readonly string[]) {
  const rows = await db.execute(sql`
    with made as (
      insert into alerts (account, project_id, event_id, kind, at, data)
      values (${account}, 'vault', (select coalesce(max(event_id), 0) + 1 from alerts), 'suspended',
        ${NOW.toISOString()}, '{"letter":"A"}') returning id)
    insert into alert_deliveries (alert_id, channel, next_at)
    select made.id, 'webhook:' || h, ${NOW.toISOString()}::timestamptz
    from made, unnest(${sql.param([...hooks])}::text[]) as h returning id`);
  return (rows as unknown as { rows: { id: number }[] }).rows.map(({ id }) => Number(id));
}

export const forgetAll = ({ db }: Store) =>
  emptyTables(db, 'projects, events, event_cursors, alerts, watchlists, webhooks');
