import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import type { AlertItem, SsoSettings } from '../../../contracts/alerts/alertEndpoints';
import { createApp } from '../../createApp';
import { notificationSettings, watchlists } from '../../db/schema';
import type { Store } from '../../db/store';
import { storeProject } from '../../ratings/testing/storeProject';
import { countUnreadByProject } from '.';
import { alertAll, forgetAll, happen, NOW, subscribe, suspended, watch } from './testing/watchers';

let store: Store;
let app: FastifyInstance;
const log = logLines();
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({ credentials: [CREDENTIAL], store, now: () => NOW, logger: log.logger });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  await forgetAll(store);
  for (const id of ['vault', 'bridge']) await storeProject(store.db, id, { name: id });
});

const as = (account?: string, actor?: string) =>
  asWebTier({
    'x-address-key': `address-${account}`,
    ...(account && { 'x-account': account, 'x-session': 'a'.repeat(64) }),
    ...(actor && { 'x-actor': actor }),
  });
const get = (url: string, account?: string) => app.inject({ url, headers: as(account) });
const post = (url: string, payload: object, account?: string, actor?: string) =>
  app.inject({ method: 'POST', url, payload, headers: as(account, actor) });

describe('the inbox', () => {
  interface Page {
    items: AlertItem[];
    unread: number;
    next: number | null;
  }
  const read = async (query = '', account = 'ann') =>
    (await get(`/api/alerts${query}`, account)).json<Page>();
  const ids = ({ items }: Page) => items.map(({ id }) => id);

  beforeEach(async () => {
    await watch(store.db, 'ann', ['vault', 'bridge']);
    await watch(store.db, 'bob', ['vault']);
    for (const id of ['vault', 'bridge', 'vault']) await happen(store, [suspended(id)]);
    await alertAll(store);
  });

  it('is counted by project for other pages, unread alerts of these projects only', async () => {
    const count = (account: string, ids: string[]) => countUnreadByProject(store.db, account, ids);
    expect([...(await count('ann', ['vault', 'bridge', 'other']))].toSorted()).toEqual([
      ['bridge', 1],
      ['vault', 2],
    ]);
    const [newest] = ids(await read());
    await post('/api/alerts/read', { ids: [newest] }, 'ann');
    expect([...(await count('ann', ['vault']))]).toEqual([['vault', 1]]);
    expect([...(await count('bob', ['vault']))]).toEqual([['vault', 2]]);
    expect((await count('ann', [])).size).toBe(0);
  });

  it('has the alerts of the user, newest first, with their words', async () => {
    const page = await read();
    expect(page).toMatchObject({ unread: 3, next: null });
    expect(page.items.map(({ project }) => project.id)).toEqual(['vault', 'bridge', 'vault']);
    expect(page.items[0]).toEqual({
      id: expect.any(Number) as number,
      kind: 'suspended',
      at: NOW.toISOString(),
      project: { id: 'vault', name: 'vault', logo: null, ticker: null },
      text: 'Rating suspended: our checks are out of date. Last letter: A',
      readAt: null,
    });
    expect((await read('', 'bob')).unread).toBe(2);
    expect((await get('/api/alerts')).statusCode).toBe(401);
  });

  it('comes in pages, and counts without any', async () => {
    const all = ids(await read());
    const first = await read('?limit=2');
    expect([ids(first), first.next]).toEqual([all.slice(0, 2), all[1]]);
    const last = await read(`?limit=2&before=${first.next}`);
    expect([ids(last), last.next]).toEqual([all.slice(2), null]);
    expect(await read('?limit=0')).toEqual({ items: [], unread: 3, next: null });
  });

  it('shows those of one list, of one kind, or the unread ones', async () => {
    const id = await watch(store.db, 'ann', ['bridge']);
    expect((await read(`?list=${id}`)).items.map(({ project }) => project.id)).toEqual(['bridge']);
    expect(ids(await read('?kind=incident'))).toEqual([]);
    expect((await get(`/api/alerts?list=${id}`, 'bob')).statusCode).toBe(404);
    const [newest] = ids(await read());
    await post('/api/alerts/read', { ids: [newest] }, 'ann');
    expect(ids(await read('?unread=true'))).not.toContain(newest);
  });

  it('is marked as read by id, or up to one: what came since stays unread', async () => {
    const [, middle, oldest] = ids(await read());
    expect((await post('/api/alerts/read', { ids: [oldest] }, 'ann')).json()).toEqual({
      unread: 2,
    });
    expect((await post('/api/alerts/read', { upTo: middle }, 'ann')).json()).toEqual({ unread: 1 });
    const marks = (await read()).items.map(({ readAt }) => readAt);
    expect(marks).toEqual([null, NOW.toISOString(), NOW.toISOString()]);
    expect((await post('/api/alerts/read', {}, 'ann')).statusCode).toBe(400);
  });

  it('is nobody else’s to mark', async () => {
    const own = ids(await read());
    const bobs = await post('/api/alerts/read', { ids: own }, 'bob');
    const nobodys = await post('/api/alerts/read', { ids: [999_999_999] }, 'bob');
    expect([bobs.statusCode, nobodys.statusCode]).toEqual([404, 404]);
    const messageOf = (answer: typeof bobs) =>
      answer.json<{ error: { message: string } }>().error.message;
    expect(messageOf(bobs)).toBe(messageOf(nobodys));
    const [bob] = ids(await read('', 'bob'));
    const both = await post('/api/alerts/read', { ids: [bob, ...own] }, 'bob');
    expect([both.json(), (await read()).unread]).toEqual([{ unread: 1 }, 3]);
  });

  it('is read by nobody in the user’s place: staff acting as the user mark nothing', async () => {
    const [newest] = ids(await read());
    for (const which of [{ ids: [newest] }, { upTo: newest }]) {
      const answer = await post('/api/alerts/read', which, 'ann', 'staff');
      expect([answer.statusCode, answer.json()]).toMatchObject([
        403,
        { error: { code: 'impersonating' } },
      ]);
    }
    expect((await read()).unread).toBe(3);
  });
});

describe('notification settings', () => {
  const FORM = { frequency: 'daily', kinds: ['incident'], scorePoints: 3, lists: [] };
  const EMAIL = 'ann@secret.example';
  const open = async (account = 'ann', email = EMAIL) =>
    (await post('/internal/sso-settings/own', { email }, account)).json<SsoSettings>();
  const save = (more: object, account = 'ann', actor?: string) =>
    post('/internal/sso-settings/save', { ...FORM, email: EMAIL, ...more }, account, actor);
  const byId = (id: string) => post('/internal/sso-settings/by-id', { id });

  it('mail nothing until the user asks for it', async () => {
    const id = await watch(store.db, 'ann', ['vault'], { name: 'Mine' });
    expect(await open()).toMatchObject({
      id: null,
      email: EMAIL,
      frequency: 'off',
      unsubscribedAt: null,
      choices: { version: 0, scorePoints: 5, lists: [{ id, name: 'Mine', mail: null }] },
    });
  });

  it('are stored when they are saved, and keep the address of now', async () => {
    await open();
    expect(await store.db.$count(notificationSettings)).toBe(0);
    const first = (await save({ version: 0 })).json<SsoSettings>();
    const second = await open('ann', 'new@secret.example');
    expect([second.id, second.email]).toEqual([first.id, 'new@secret.example']);
  });

  it('change with their version, and the lists with them', async () => {
    const id = await watch(store.db, 'ann', ['vault']);
    const answer = (await save({ version: 0, lists: [{ id, mail: 'instant' }] })).json();
    expect(answer).toMatchObject({
      frequency: 'daily',
      choices: { version: 1, kinds: ['incident'], scorePoints: 3, lists: [{ mail: 'instant' }] },
    });
    const late = await save({ version: 0, frequency: 'off' });
    expect([late.statusCode, late.json()]).toMatchObject([
      409,
      { error: { code: 'conflict', newer: { frequency: 'daily', choices: { version: 1 } } } },
    ]);
  });

  it('are the user’s alone: ids of others are not found', async () => {
    const other = (await save({ version: 0 }, 'bob')).json<SsoSettings>();
    const list = await watch(store.db, 'bob', ['vault']);
    expect((await save({ version: 0, id: other.id })).statusCode).toBe(404);
    const answer = await save({ version: 0, lists: [{ id: list, mail: 'instant' }] });
    expect(answer.statusCode).toBe(404);
    expect((await open()).frequency).toBe('off');
    expect(await store.db.$count(watchlists)).toBe(1);
  });

  it('cannot be changed by staff who act as the user', async () => {
    expect((await save({ version: 0 }, 'ann', 'staff')).statusCode).toBe(403);
    const as0 = await app.inject({ url: '/internal/sso-settings', headers: as('ann', 'staff') });
    expect(as0.json()).toMatchObject({ id: null, email: null, frequency: 'off' });
    expect(await store.db.$count(notificationSettings)).toBe(0);
  });

  it('decide about mails that wait already', async () => {
    await watch(store.db, 'ann', ['vault']);
    await subscribe(store.db, 'ann', { frequency: 'weekly' });
    await happen(store, [suspended('vault')]);
    await alertAll(store);
    const waiting = async () =>
      (await store.db.query.alertDeliveries.findMany()).filter(({ channel }) => channel === 'mail');
    await save({ version: 0, frequency: 'daily', kinds: ['suspended'] });
    expect(await waiting()).toMatchObject([
      { state: 'waiting', nextAt: '2026-11-26T08:00:00.000Z' },
    ]);
    await save({ version: 1, frequency: 'daily', kinds: ['incident'] });
    expect(await waiting()).toMatchObject([{ state: 'dropped' }]);
  });

  it('tell anybody with the id only what they need to unsubscribe', async () => {
    const { id } = (await save({ version: 0 })).json<SsoSettings>();
    expect((await byId(id!)).json()).toEqual({
      id,
      email: 'a…@secret.example',
      frequency: 'daily',
      unsubscribedAt: null,
      choices: null,
    });
    expect((await byId(randomUUID())).statusCode).toBe(404);
  });

  it('end by id, once and for all lists, until the user asks again', async () => {
    const list = await watch(store.db, 'ann', ['vault'], { mail: 'instant' });
    const id = await subscribe(store.db, 'ann', { email: EMAIL });
    const leave = () => post('/internal/sso-settings/unsubscribe', { id });
    for (const _ of [1, 2]) expect((await leave()).json()).toEqual({ unsubscribed: true });
    expect(await open()).toMatchObject({
      frequency: 'off',
      unsubscribedAt: NOW.toISOString(),
      choices: { version: 1, lists: [{ id: list, mail: null }] },
    });
    expect((await save({ version: 1 })).json()).toMatchObject({ unsubscribedAt: null });
    const unknown = await post('/internal/sso-settings/unsubscribe', { id: randomUUID() });
    expect(unknown.statusCode).toBe(404);
  });

  it('leave no address in the log', async () => {
    await open();
    await save({ version: 0 });
    await save({ version: 7 });
    log.logger.warn({ email: EMAIL, mail: { recipient: EMAIL } }, 'by mistake');
    expect(log.lines.length).toBeGreaterThan(0);
    expect(JSON.stringify(log.lines)).not.toContain('secret.example');
  });
});

describe('the feed of a list', () => {
  const KEY = 'k'.repeat(22);
  const read = (key = KEY) => post('/internal/watchlist-changes', { key });

  it('is for whoever has its key, and has what changed in its projects', async () => {
    await watch(store.db, 'ann', ['vault'], { name: 'Mine', feedKey: KEY });
    for (const id of ['vault', 'bridge']) await happen(store, [suspended(id)]);
    expect((await read()).json()).toMatchObject({
      name: 'Mine',
      items: [{ type: 'rating.suspended', projectId: 'vault', letterBefore: 'A' }],
    });
  });

  it('ends with the list, and with its key', async () => {
    await watch(store.db, 'ann', ['vault'], { feedKey: KEY, deletedAt: NOW.toISOString() });
    expect((await read()).statusCode).toBe(404);
    expect((await read('x'.repeat(22))).statusCode).toBe(404);
  });
});

describe('the feed of a project', () => {
  it('has its changes, and moves with its id', async () => {
    await happen(store, [suspended('vault')]);
    expect((await get('/api/newest-changes/vault')).json()).toMatchObject({
      name: 'vault',
      items: [{ type: 'rating.suspended' }],
    });
    expect((await get('/api/newest-changes/none')).statusCode).toBe(404);
  });
});
