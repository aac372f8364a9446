import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { ALERT_KINDS } from '../../../../contracts/alerts/alerts';
import type { AlertChannel } from '../../../alertChannels';
import {
  alertDeliveries,
  alerts,
  notificationSettings,
  watchlistProjects,
  watchlists,
} from '../../../db/schema';
import type { Database, Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import {
  appendEvents,
  readAll,
  registerReaders,
  type EventReader,
  type NewEvent,
} from '../../../events';
import { alertsReader } from '../fanOut';
import { mailChannel } from '../mailChannel';

/** A Wednesday. */
export const NOW = new Date('2026-11-25T10:00:00.000Z');

type List = Partial<typeof watchlists.$inferInsert>;
type Settings = Partial<typeof notificationSettings.$inferInsert>;

/** @returns the id of the list */
export async function watch(
  db: Database,
  account: string,
  projectIds: readonly string[],
  list: List = {},
): Promise<string> {
  const id = randomUUID();
  const at = NOW.toISOString();
  await db
    .insert(watchlists)
    .values({ id, account, name: 'Mine', position: 0, createdAt: at, updatedAt: at, ...list });
  await db.insert(watchlistProjects).values(
    projectIds.map((projectId, position) => ({
      watchlistId: id,
      projectId,
      position,
      addedAt: at,
    })),
  );
  return id;
}

/** @returns the id of the settings */
export async function subscribe(
  db: Database,
  account: string,
  settings: Settings = {},
): Promise<string> {
  const id = randomUUID();
  await db.insert(notificationSettings).values({
    id,
    account,
    email: `${account}@example.org`,
    frequency: 'daily',
    kinds: [...ALERT_KINDS],
    scorePoints: 5,
    updatedAt: NOW.toISOString(),
    ...settings,
  });
  return id;
}

/** One delivery to a webhook for each alert. */
export const hookChannel: AlertChannel = {
  job: 'hooks',
  deliveries: (now) =>
    sql`select made.id, 'webhook:1'::text, ${now.toISOString()}::timestamptz from made`,
};
export const CHANNELS = [mailChannel, hookChannel];

/** In a transaction, at a time. */
export const happen = (store: Store, events: readonly NewEvent[], at = NOW): Promise<void> =>
  store.db.transaction((tx) => appendEvents(tx as unknown as Database, at, events));

export const readerOf = ({ now = NOW, channels = CHANNELS, most = 500 } = {}): EventReader =>
  alertsReader(
    { now: () => now, logger: pino({ level: 'silent' }), alertChannels: channels },
    most,
  );

export async function alertAll(store: Store, now = NOW, channels = CHANNELS): Promise<void> {
  const reader = readerOf({ now, channels });
  await registerReaders(store.db, [reader]);
  await readAll(store.db, [reader], () => now);
}

export const forgetAll = ({ db }: Store) =>
  emptyTables(
    db,
    'projects, events, event_cursors, alerts, watchlists, notification_settings, outbox',
  );

/** Counts of what was written. */
export const counts = async ({ db }: Store) => ({
  alerts: await db.$count(alerts),
  mails: await db.$count(alertDeliveries, sql`channel = 'mail'`),
  hooks: await db.$count(alertDeliveries, sql`channel like 'webhook:%'`),
});

export const suspended = (projectId: string): NewEvent => ({
  type: 'rating.suspended',
  projectId,
  data: { ratingId: 1, letter: 'A' },
});
