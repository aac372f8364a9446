import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { methodology, reportError } from '../../contracts/endpoints';
import type { Endpoint } from '../../contracts/endpoint';
import { countCall, reserveCalls } from '../../contracts/accounts/internalEndpoints';
import { openTestStore } from '../../testing/store';
import { asWebTier, CREDENTIAL } from '../../testing/webTier';
import { createApp } from '../createApp';
import { callCounts } from '../db/schema';
import type { Store } from '../db/store';

let now: Date;
let store: Store;
let backends: FastifyInstance[];
let made = 0;

const start = () =>
  createApp({
    store,
    now: () => now,
    logger: pino({ level: 'silent' }),
    credentials: [CREDENTIAL],
  });

beforeAll(async () => {
  store = await openTestStore();
  backends = [await start(), await start()];
});
beforeEach(() => {
  now = new Date('2026-11-22T12:00:10Z');
});
afterAll(async () => {
  for (const app of backends) await app.close();
  await store.close();
});

const somebody = () => (made += 1).toString(16).padStart(40, '0');

const ask = (app: FastifyInstance, endpoint: Endpoint, headers: Record<string, string> = {}) =>
  app.inject({
    method: endpoint.method,
    url: endpoint.path,
    headers,
    ...(endpoint.method === 'POST' && { payload: { title: 't', description: 'd', trace: '' } }),
  });

/** In turn at both backends. @returns the statuses */
async function askBoth(
  endpoint: Endpoint,
  calls: number,
  headers: Record<string, string>,
): Promise<number[]> {
  const answers = await Promise.all(
    Array.from({ length: calls }, (_, n) => ask(backends[n % 2]!, endpoint, headers)),
  );
  return answers.map(({ statusCode }) => statusCode);
}
const passed = (statuses: number[]) => statuses.filter((status) => status !== 429).length;
const from = (key: string) => asWebTier({ 'x-address-key': key });

describe('two backends on one store', () => {
  it('let through together what the limit says, of calls that change something', async () => {
    expect(reportError.perMinute).toBe(20);
    expect(passed(await askBoth(reportError, 100, from(somebody())))).toBe(20);
  });

  it('count a caller without the web tier together, too', async () => {
    expect(passed(await askBoth(reportError, 100, {}))).toBe(20);
  });

  it('let through a tenth more of reads, and never less than the limit', async () => {
    const { perMinute } = methodology;
    expect(passed(await askBoth(methodology, 3 * perMinute, from(somebody())))).toBe(
      perMinute + Math.floor(perMinute / 10),
    );
  });

  it('say when to come back, and let the caller in again in the next minute', async () => {
    const caller = from(somebody());
    await askBoth(reportError, 60, caller);
    const refused = await ask(backends[1]!, reportError, caller);
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '50']);
    now = new Date('2026-11-22T12:01:00Z');
    expect((await ask(backends[1]!, reportError, caller)).statusCode).toBe(200);
  });

  it('write nothing for the first tenth of a minute of reads', async () => {
    await store.db.delete(callCounts);
    await askBoth(methodology, 2 * Math.floor(methodology.perMinute / 10), from(somebody()));
    expect(await store.db.select().from(callCounts)).toEqual([]);
  });

  it('store no address in clear, and forget counts after minutes', async () => {
    now = new Date('2026-11-22T12:05:10Z');
    await store.db.delete(callCounts);
    await askBoth(reportError, 2, {});
    const [row] = await store.db.select().from(callCounts);
    expect(row).toEqual({
      minute: '2026-11-22T12:05:00.000Z',
      key: expect.stringMatching(/^[\w-]{27}$/) as string,
      count: 2,
    });
    now = new Date('2026-11-22T12:30:00Z');
    await askBoth(reportError, 2, {});
    expect((await store.db.select().from(callCounts)).map(({ minute }) => minute)).toEqual([
      '2026-11-22T12:30:00.000Z',
    ]);
  });

  it('count a call that a web server refused with those that it passed on', async () => {
    const caller = from(somebody());
    const refused = () =>
      backends[0]!.inject({
        method: 'POST',
        url: countCall.path,
        headers: caller,
        payload: { endpoint: 'reportError' },
      });
    await askBoth(reportError, 18, caller);
    const last = { within: true, remaining: 1, endsAt: '2026-11-22T12:01:00.000Z' };
    expect((await refused()).json()).toEqual(last);
    expect((await refused()).json()).toEqual({ ...last, remaining: 0 });
    expect((await refused()).json()).toEqual({ ...last, within: false, remaining: 0 });
    expect((await ask(backends[0]!, reportError, caller)).statusCode).toBe(429);
  });

  it('count for the web servers, each limit and caller by itself', async () => {
    const caller = somebody();
    const reserve = async (app: FastifyInstance, limit: string, key = caller) =>
      (
        await app.inject({
          method: 'POST',
          url: reserveCalls.path,
          headers: from(key),
          payload: { limit, calls: 3, minute: now.toISOString() },
        })
      ).json() as { count: number };
    expect(await reserve(backends[0]!, 'signUp')).toEqual({ count: 3 });
    expect(await reserve(backends[1]!, 'signUp')).toEqual({ count: 6 });
    expect(await reserve(backends[1]!, 'verifyEmail')).toEqual({ count: 3 });
    expect(await reserve(backends[1]!, 'signUp', somebody())).toEqual({ count: 3 });
  });
});
