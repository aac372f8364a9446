import { sql } from 'drizzle-orm';
import { toDay } from '../../../contracts/time';
import type { UserEvent } from '../../../contracts/site/userEvents';
import { userEvents } from '../../db/schema';
import type { Database } from '../../db/store';

type Row = typeof userEvents.$inferInsert;

/** One row for each kind of event, always in the same order: two batches never wait for each other. */
function toRows(events: readonly UserEvent[], account: string, day: string): Row[] {
  const rows = new Map<string, Row>();
  for (const { eventName, properties } of events) {
    const key = JSON.stringify([eventName, Object.entries(properties).sort()]);
    const count = (rows.get(key)?.count ?? 0) + 1;
    rows.set(key, { day, account, eventName, properties, count });
  }
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}

/** @param account undefined: of nobody */
export async function countEvents(
  db: Database,
  events: readonly UserEvent[],
  account: string | undefined,
  now: Date,
): Promise<void> {
  await db
    .insert(userEvents)
    .values(toRows(events, account ?? '', toDay(now)))
    .onConflictDoUpdate({
      target: [userEvents.day, userEvents.eventName, userEvents.properties, userEvents.account],
      set: { count: sql`${userEvents.count} + excluded.count` },
    });
}
