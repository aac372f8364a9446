import { asc, eq } from 'drizzle-orm';
import { killedAtCommit } from '../../../testing/killedAtCommit';
import { logLines } from '../../../testing/logLines';
import { openTestStore } from '../../../testing/store';
import { alertDeliveries, webhookAttempts, webhooks } from '../../db/schema';
import type { Database, Store } from '../../db/store';
import { storeProject } from '../../ratings/testing/storeProject';
import { readLog } from './attempts';
import { TRIES_MAX } from './limits';
import { createSafeFetch } from '../../safe-fetch/safeFetch';
import { sendDue } from './sendDue';
import { signedHeaders } from './signature';
import { at, due, forgetAll, hook, NOW } from './testing/hooks';
import { startReceiver, status, type Receiver } from '../../safe-fetch/testing/receiver';

let store: Store;
let receiver: Receiver;
const log = logLines();
const fetch = createSafeFetch({ userAgent: 'test', allowLoopback: true });
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  receiver = await startReceiver();
  await forgetAll(store);
  await storeProject(store.db, 'vault', { name: 'Vault' });
});
afterEach(() => receiver.close());

const send = (now = NOW, db: Database = store.db, signal = new AbortController().signal) =>
  sendDue(
    {
      db,
      now: () => now,
      logger: log.logger,
      fetch,
      siteUrl: 'https://site.test',
      random: () => 0.5,
    },
    signal,
  );
const deliveries = () => store.db.select().from(alertDeliveries).orderBy(asc(alertDeliveries.id));
const mine = (more: Partial<typeof webhooks.$inferInsert> = {}) =>
  hook(store.db, { account: 'ann', url: receiver.url, ...more });
const row = async (id: string) =>
  (await store.db.select().from(webhooks).where(eq(webhooks.id, id)))[0]!;

describe('a delivery', () => {
  it('is sent once, signed, with what happened', async () => {
    const id = await mine();
    const [delivery] = await due(store.db, 'ann', [id]);
    expect([await send(), await send()]).toEqual([1, 0]);
    expect(receiver.got).toHaveLength(1);
    const [{ body, headers }] = receiver.got as [Receiver['got'][0]];
    expect(JSON.parse(body)).toEqual({
      type: 'suspended',
      timestamp: NOW.toISOString(),
      data: {
        project: { id: 'vault', name: 'Vault', url: 'https://site.test/projects/vault' },
        text: 'Rating suspended: our checks are out of date. Last letter: A',
        facts: { letter: 'A' },
      },
    });
    const { secret } = await row(id);
    expect(headers).toMatchObject(
      signedHeaders({ id: `msg_${delivery}`, at: NOW, body }, [secret]),
    );
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1, lastStatus: 204 }]);
    expect(await row(id)).toMatchObject({ lastSuccessAt: NOW.toISOString(), failingSince: null });
  });

  it('is signed by both secrets for a day after a rotation', async () => {
    const overlap = {
      secretBefore: `whsec_${'A'.repeat(43)}=`,
      overlapUntil: at(60).toISOString(),
    };
    const id = await mine(overlap);
    await due(store.db, 'ann', [id, id].slice(0, 1));
    await send(at(59));
    await due(store.db, 'ann', [id]);
    await send(at(60));
    const signatures = receiver.got.map(({ headers }) => headers['webhook-signature'] as string);
    expect(signatures.map((one) => one.split(' ').length)).toEqual([2, 1]);
  });

  it('is tried again under the same id, later and later, for a day', async () => {
    receiver.reply(status(500));
    const id = await mine();
    const [delivery] = await due(store.db, 'ann', [id]);
    let now = NOW;
    const pauses: number[] = [];
    for (let tries = 1; tries < TRIES_MAX; tries += 1) {
      expect(await send(now)).toBe(1);
      const [{ nextAt, state }] = (await deliveries()) as [typeof alertDeliveries.$inferSelect];
      expect(state).toBe('waiting');
      pauses.push((Date.parse(nextAt) - now.getTime()) / 60_000);
      expect(await send(new Date(Date.parse(nextAt) - 1))).toBe(0);
      now = new Date(nextAt);
    }
    expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 240, 240, 240, 240, 240]);
    await send(now);
    expect(await deliveries()).toMatchObject([
      { state: 'failed', attempts: TRIES_MAX, lastStatus: 500, lastError: 'The answer was 500' },
    ]);
    const ids = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect(ids).toEqual(Array<string>(TRIES_MAX).fill(`msg_${delivery}`));
    expect(new Set(receiver.got.map(({ body }) => body)).size).toBe(1);
  });

  it('waits as long as the receiver asks, but not for more than four hours', async () => {
    const id = await mine();
    for (const [asked, minutes] of [
      ['600', 10],
      [at(30).toUTCString(), 30],
      ['1', 1],
      ['soon', 1],
      ['999999', 240],
    ] as const) {
      receiver.reply(status(503, { 'retry-after': asked }));
      const [delivery] = await due(store.db, 'ann', [id]);
      await send();
      const rows = await deliveries();
      expect(rows.find((one) => one.id === delivery)!.nextAt).toBe(at(minutes).toISOString());
    }
  });

  it('that is on its way when the process stops is not sent again', async () => {
    await due(store.db, 'ann', [await mine()]);
    const stopping = new AbortController();
    receiver.reply((response) => {
      stopping.abort();
      response.writeHead(204).end();
    });
    await send(NOW, store.db, stopping.signal);
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 1 }]);
  });

  it('of a webhook that is paused or gone is dropped', async () => {
    const id = await mine({ pausedAt: NOW.toISOString(), pauseReason: 'owner' });
    await due(store.db, 'ann', [id, '00000000-0000-4000-8000-000000000000']);
    await send();
    expect((await deliveries()).map(({ state }) => state)).toEqual(['dropped', 'dropped']);
    expect(receiver.got).toEqual([]);
  });

  it('to an address inside is refused, and the log says so', async () => {
    const id = await mine({ url: 'https://169.254.169.254/latest' });
    await due(store.db, 'ann', [id]);
    await send();
    expect(await readLog(store.db, id)).toMatchObject([
      { status: null, error: 'Please enter a public host name', state: 'waiting' },
    ]);
  });
});

describe('a kill', () => {
  it('after the receiver has it sends it again under the same id, and keeps one row', async () => {
    const id = await mine();
    await due(store.db, 'ann', [id]);
    await expect(send(NOW, killedAtCommit(store.db))).rejects.toThrow('killed');
    expect(await deliveries()).toMatchObject([{ state: 'waiting', attempts: 1 }]);
    expect(await store.db.$count(webhookAttempts)).toBe(0);
    expect(await send(NOW)).toBe(0);
    expect(await send(at(1))).toBe(1);
    expect(await deliveries()).toMatchObject([{ state: 'sent', attempts: 2 }]);
    const ids = receiver.got.map(({ headers }) => headers['webhook-id']);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });
});

describe('a webhook', () => {
  it('that answers 410 is paused at once, and nothing waits for it', async () => {
    receiver.reply(status(410));
    const id = await mine();
    for (let n = 0; n < 6; n += 1) await due(store.db, 'ann', [id]);
    await send();
    expect(await row(id)).toMatchObject({ pauseReason: 'gone', pausedAt: NOW.toISOString() });
    expect(receiver.got).toHaveLength(4);
    expect((await deliveries()).every(({ state }) => state !== 'waiting')).toBe(true);
    expect(log.lines.at(-1)).toMatchObject({ webhook: id, reason: 'gone' });
    expect(JSON.stringify(log.lines)).not.toContain(receiver.url);
  });

  it('is paused after a week of nothing but failures; a success begins it anew', async () => {
    receiver.reply(status(500));
    const id = await mine();
    const day = 24 * 60;
    await due(store.db, 'ann', [id]);
    await send(NOW);
    await due(store.db, 'ann', [id]);
    await send(at(7 * day - 1));
    expect(await row(id)).toMatchObject({ pausedAt: null, failingSince: NOW.toISOString() });
    await due(store.db, 'ann', [id]);
    await send(at(7 * day));
    expect(await row(id)).toMatchObject({ pauseReason: 'failing' });
    const well = await mine({ failingSince: NOW.toISOString() });
    receiver.reply(status(200));
    await due(store.db, 'ann', [well]);
    await send(at(8 * day));
    expect(await row(well)).toMatchObject({ failingSince: null, pausedAt: null });
  });

  it('keeps its last hundred tries', async () => {
    const id = await mine();
    for (let n = 0; n < 104; n += 1) await due(store.db, 'ann', [id]);
    while ((await send()) > 0);
    expect(receiver.got).toHaveLength(104);
    expect(await readLog(store.db, id)).toHaveLength(100);
    expect(await store.db.$count(webhookAttempts)).toBe(100);
  });
});
