import { asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import type { Webhook, WebhookAttempt } from '../../../contracts/webhooks/webhooks';
import { alertAll, happen, suspended, watch } from '../alerts/testing/watchers';
import { createApp } from '../../createApp';
import { alertDeliveries, auditLog, webhooks } from '../../db/schema';
import type { Store } from '../../db/store';
import { storeProject } from '../../ratings/testing/storeProject';
import { webhookChannel } from './channel';
import { createSafeFetch } from '../../safe-fetch/safeFetch';
import { due, forgetAll, hook, NOW } from './testing/hooks';
import { startReceiver, status, type Receiver } from '../../safe-fetch/testing/receiver';

let store: Store;
let app: FastifyInstance;
let receiver: Receiver;
const log = logLines();
const sent: string[] = [];
beforeAll(async () => {
  store = await openTestStore();
  receiver = await startReceiver();
  app = await createApp({
    credentials: [CREDENTIAL],
    store,
    now: () => NOW,
    logger: log.logger,
    webhooks: {
      fetch: createSafeFetch({ userAgent: 'test', allowLoopback: true }),
      allowLoopback: false,
    },
    send: (job) => void sent.push(job),
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
  await store.close();
});
beforeEach(async () => {
  await forgetAll(store);
  await storeProject(store.db, 'vault', { name: 'Vault' });
  sent.length = 0;
});

let calls = 0;
const as = (account?: string, actor?: string) =>
  asWebTier({
    'x-address-key': `address-${(calls += 1)}`,
    ...(account && { 'x-account': account, 'x-session': 'a'.repeat(64) }),
    ...(actor && { 'x-actor': actor }),
  });
const get = (url: string, account?: string, actor?: string) =>
  app.inject({ url, headers: as(account, actor) });
const post = (name: string, payload: object, account: string | undefined = 'ann', actor?: string) =>
  app.inject({
    method: 'POST',
    url: `/api/webhooks/${name}`,
    payload,
    headers: as(account, actor),
  });

const FORM = { name: 'Bot', url: 'https://example.com/hook?key=s3cret', kinds: ['incident'] };
interface Made {
  id: string;
  secret: string;
  webhook: Webhook;
}
const make = async (form: object = {}, account = 'ann') =>
  (await post('create', { ...FORM, ...form }, account)).json<Made>();
const list = async (account = 'ann', actor?: string) =>
  (await get('/api/webhooks', account, actor)).json<{ items: Webhook[] }>().items;

describe('webhooks of an account', () => {
  it('are made with a secret, which the list does not show', async () => {
    const { id, secret, webhook } = await make();
    expect(secret).toMatch(/^whsec_/);
    expect(webhook).toMatchObject({ ...FORM, id, list: null, version: 1, waiting: 0 });
    expect(await list()).toEqual([webhook]);
    expect(JSON.stringify(await list())).not.toContain(secret);
    expect(await list('bob')).toEqual([]);
    expect((await get('/api/webhooks')).statusCode).toBe(401);
  });

  it('are five at most', async () => {
    for (let n = 0; n < 5; n += 1) await make();
    const sixth = await post('create', FORM);
    expect([sixth.statusCode, sixth.json().error.message]).toEqual([
      400,
      'You can have 5 webhooks. Delete one first.',
    ]);
    expect((await post('create', FORM, 'bob')).statusCode).toBe(200);
  });

  it.each([
    ['http://example.com/', 'must begin with https'],
    ['https://10.0.0.1/', 'public host name'],
    ['https://0x7f.1/', 'public host name'],
    ['https://localhost./', 'public host name'],
    ['https://u:p@example.com/', 'user name and password'],
    ['https://example.com:22/', 'port'],
  ])('do not take %s', async (url, why) => {
    const answer = await post('create', { ...FORM, url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.fields).toMatchObject([
      { path: 'body.url', message: expect.stringContaining(why) as string },
    ]);
  });

  it('are changed by version', async () => {
    const { id } = await make();
    const changed = await post('update', { id, version: 1, name: 'Desk', kinds: ['suspended'] });
    expect(changed.json()).toMatchObject({ name: 'Desk', kinds: ['suspended'], version: 2 });
    const late = await post('update', { id, version: 1, name: 'Late' });
    expect([late.statusCode, late.json().error.newer.name]).toEqual([409, 'Desk']);
    const list_ = await watch(store.db, 'bob', ['vault']);
    expect((await post('update', { id, version: 2, list: list_ })).statusCode).toBe(404);
  });

  it('are paused, which drops what waits, and resumed', async () => {
    const { id } = await make();
    await due(store.db, 'ann', [id]);
    expect((await list())[0]).toMatchObject({ waiting: 1 });
    const paused = await post('pause', { id, paused: true });
    expect(paused.json()).toMatchObject({ pauseReason: 'owner', waiting: 0 });
    expect((await post('pause', { id, paused: false })).json()).toMatchObject({ pausedAt: null });
  });

  it('that are resumed without a pause keep the time of their failures', async () => {
    const failingSince = NOW.toISOString();
    const id = await hook(store.db, { account: 'ann', url: receiver.url, failingSince });
    const answer = await post('pause', { id, paused: false });
    expect(answer.json()).toMatchObject({ pausedAt: null, failingSince });
  });

  it('are deleted, and what waits with them', async () => {
    const { id } = await make();
    await due(store.db, 'ann', [id]);
    expect((await post('delete', { id })).json()).toEqual({ id });
    expect(await list()).toEqual([]);
    expect(await store.db.select().from(alertDeliveries)).toMatchObject([{ state: 'dropped' }]);
  });

  it('rotate their secret with a day of overlap, and show the new one once', async () => {
    const { id, secret } = await make();
    const rotated = (await post('rotate', { id })).json<{ secret: string; overlapUntil: string }>();
    expect(rotated.secret).not.toBe(secret);
    expect(rotated.overlapUntil).toBe('2026-11-26T10:00:00.000Z');
    const [row] = await store.db.select().from(webhooks).where(eq(webhooks.id, id));
    expect(row).toMatchObject({ secret: rotated.secret, secretBefore: secret });
    const events = (
      await store.db
        .select()
        .from(auditLog)
        .where(eq(auditLog.detail, id))
        .orderBy(asc(auditLog.id))
    ).map(({ event, detail }) => [event, detail]);
    expect(events).toEqual([
      ['webhook-created', id],
      ['webhook-secret-rotated', id],
    ]);
    expect(JSON.stringify(log.lines)).not.toMatch(/whsec_|s3cret/);
  });
});

describe('deliveries', () => {
  const own = () => hook(store.db, { account: 'ann', url: receiver.url });

  it('can be tested now; the answer is in the log', async () => {
    const id = await own();
    receiver.reply(status(503));
    const test = (await post('test', { id })).json<WebhookAttempt>();
    expect(test).toMatchObject({ delivery: null, status: 503, error: 'The answer was 503' });
    expect(JSON.parse(receiver.got.at(-1)!.body)).toMatchObject({ type: 'test' });
    expect((await get(`/api/webhooks/${id}/log`, 'ann')).json()).toEqual({ items: [test] });
  });

  it('are sent again on request', async () => {
    const id = await own();
    const [delivery] = await due(store.db, 'ann', [id]);
    await store.db.update(alertDeliveries).set({ state: 'failed', attempts: 14 });
    expect((await post('replay', { id, delivery })).json()).toEqual({ delivery });
    expect(await store.db.select().from(alertDeliveries)).toMatchObject([
      { id: delivery, state: 'waiting', attempts: 0 },
    ]);
    expect(sent).toEqual(['webhooks.send']);
    const other = await own();
    expect((await post('replay', { id: other, delivery })).statusCode).toBe(404);
    await post('pause', { id, paused: true });
    expect((await post('replay', { id, delivery })).statusCode).toBe(400);
  });
});

describe('others', () => {
  it.each(['update', 'delete', 'pause', 'test', 'replay', 'rotate'])(
    'do not find it, and staff acting as the owner may not: %s',
    async (name) => {
      const { id } = await make();
      const body = { id, version: 1, name: 'x', paused: true, delivery: 1 };
      expect((await post(name, body, 'bob')).statusCode).toBe(404);
      expect((await post(name, body, 'ann', 'staff')).statusCode).toBe(403);
      expect((await list())[0]).toMatchObject({ name: 'Bot', pausedAt: null, version: 1 });
    },
  );

  it('see no log of it; staff acting as the owner see no path', async () => {
    const { id } = await make();
    expect((await get(`/api/webhooks/${id}/log`, 'bob')).statusCode).toBe(404);
    expect((await list('ann', 'staff'))[0]!.url).toBe('https://example.com/…');
    expect((await post('create', FORM, 'ann', 'staff')).statusCode).toBe(403);
  });
});

describe('the fan-out', () => {
  it('writes one delivery for each webhook that wants the kind and the project', async () => {
    const [vault, other] = [
      await watch(store.db, 'ann', ['vault']),
      await watch(store.db, 'ann', ['vault'], { deletedAt: NOW.toISOString() }),
    ];
    const kinds = ['suspended'] as const;
    const at = (more: object) => hook(store.db, { account: 'ann', url: receiver.url, ...more });
    const all = await at({});
    const ofList = await at({ watchlistId: vault, kinds: [...kinds] });
    await at({ watchlistId: other });
    await at({ kinds: ['incident'] });
    await at({ pausedAt: NOW.toISOString(), pauseReason: 'owner' });
    await at({ account: 'bob' });
    await happen(store, [suspended('vault')]);
    await alertAll(store, NOW, [webhookChannel]);
    const rows = await store.db.select().from(alertDeliveries);
    expect(rows.map(({ channel }) => channel).sort()).toEqual(
      [`webhook:${all}`, `webhook:${ofList}`].sort(),
    );
  });
});
