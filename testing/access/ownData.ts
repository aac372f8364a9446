import { randomBytes, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import {
  alertDeliveries,
  alerts,
  dataExports,
  sessions,
  watchlists,
  webhooks,
} from '../../backend/db/schema';
import type { Store } from '../../backend/db/store';
import type { TestBrowser } from '../site/TestBrowser';

/** What only the account itself may name, and what opens something to whoever has it. */
const KINDS = {
  list: 'id',
  deletedList: 'id',
  alert: 'id',
  session: 'id',
  shareKey: 'key',
  feedKey: 'key',
  settings: 'key',
  webhook: 'id',
  archive: 'id',
} as const;
type Name = keyof typeof KINDS;
export type Kind = (typeof KINDS)[Name];

/** Each makes something new of the account, and names it. */
export type OwnData = Record<Name, () => Promise<string>>;

/** In no answer to anybody else. */
export const LIST_NAME = 'Only mine';

const post = async <T>(browser: TestBrowser, path: string, body: object): Promise<T> =>
  (await (await browser.post(path, body)).json()) as T;

async function insertAlert({ db }: Store, account: string): Promise<string> {
  const [row] = await db
    .insert(alerts)
    .values({
      account,
      projectId: 'vault',
      eventId: randomBytes(4).readUInt32BE(),
      kind: 'letter-changed',
      at: new Date().toISOString(),
      data: { from: 'A', to: 'B' },
    })
    .returning({ id: alerts.id });
  return String(row!.id);
}

async function copySession({ db }: Store, account: string): Promise<string> {
  const [row] = await db.select().from(sessions).where(eq(sessions.account, account)).limit(1);
  const sidHash = randomBytes(32).toString('hex');
  const lastSeenAt = new Date().toISOString();
  await db
    .insert(sessions)
    .values({ ...row!, sidHash, lastSeenAt, createdAt: lastSeenAt, endedAt: null });
  return sidHash;
}

async function insertWebhook(store: Store, account: string): Promise<string> {
  const id = randomUUID();
  await store.db.insert(webhooks).values({
    id,
    account,
    name: 'Bot',
    url: 'https://receiver.invalid/hook',
    secret: 'whsec_c2VjcmV0',
    kinds: ['incident'],
    createdAt: new Date().toISOString(),
  });
  return id;
}

/** @returns the number of a delivery of the webhook that failed */
export async function insertFailedDelivery(
  store: Store,
  account: string,
  webhook: string,
): Promise<number> {
  const [row] = await store.db
    .insert(alertDeliveries)
    .values({
      alertId: Number(await insertAlert(store, account)),
      channel: `webhook:${webhook}`,
      state: 'failed',
      nextAt: new Date().toISOString(),
    })
    .returning({ id: alertDeliveries.id });
  return row!.id;
}

async function insertArchive({ db }: Store, account: string): Promise<string> {
  const id = randomUUID();
  const at = new Date().toISOString();
  await db.insert(dataExports).values({
    id,
    account,
    state: 'ready',
    askedAt: at,
    doneAt: at,
    archive: new Uint8Array([80, 75]),
  });
  return id;
}

/**
 * @param browser where the account is signed in, with a new network address each time: calls are
 * counted by it
 */
export function ownDataOf(store: Store, account: string, browser: () => TestBrowser): OwnData {
  const call = <T>(path: string, body: object) => post<T>(browser(), path, body);
  const list = async () => {
    const body = { name: LIST_NAME, projects: ['vault'] };
    return (await call<{ id: string }>('/api/watchlist/create', body)).id;
  };
  const key = async (path: string, body: object) =>
    (await call<{ key: string }>(path, { id: await list(), ...body })).key;
  return {
    list,
    deletedList: async () => {
      const id = await list();
      await browser().post('/api/watchlist/delete', { id });
      return id;
    },
    alert: () => insertAlert(store, account),
    session: () => copySession(store, account),
    shareKey: () => key('/api/watchlist/share', { shared: true }),
    feedKey: () => key('/api/watchlist/feed', { on: true }),
    webhook: () => insertWebhook(store, account),
    archive: () => insertArchive(store, account),
    settings: async () => {
      const body = { frequency: 'daily', kinds: ['incident'], scorePoints: 3, lists: [] };
      const { id } = await call<{ id: string | null }>('/api/sso-settings', { id: null });
      return (
        id ?? (await call<{ id: string }>('/api/sso-settings/update', { ...body, version: 0 })).id
      );
    },
  };
}

/** Of some there are only so many. */
export async function forgetOwn({ db }: Store, account: string): Promise<void> {
  await db.delete(watchlists).where(eq(watchlists.account, account));
  await db.delete(webhooks).where(eq(webhooks.account, account));
  await db.delete(dataExports).where(eq(dataExports.account, account));
}

const UUID = '00000000-0000-4000-8000-000000000000';
const KEY = 'nobodysKey-0123456789_';

/** Well-formed, and of nothing. */
export const NOBODYS: OwnData = {
  list: async () => UUID,
  deletedList: async () => UUID,
  alert: async () => '999999999',
  session: async () => '0'.repeat(64),
  shareKey: async () => KEY,
  feedKey: async () => KEY,
  settings: async () => UUID,
  webhook: async () => UUID,
  archive: async () => UUID,
};

/** Notes which kinds of names a call uses. */
export function watchNames(own: OwnData): { own: OwnData; used: Set<Kind> } {
  const used = new Set<Kind>();
  const watched = (Object.keys(KINDS) as Name[]).map((name) => [
    name,
    () => {
      used.add(KINDS[name]);
      return own[name]();
    },
  ]);
  return { own: Object.fromEntries(watched) as OwnData, used };
}
