import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { pageView } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { asWebTier, CREDENTIAL } from '../../../testing/webTier';
import { createApp } from '../../createApp';
import { pageViews } from '../../db/schema';
import type { Store } from '../../db/store';
import { clear, insertProjects } from '../search/testing/insertProjects';
import { prunePageViews } from './pageViews';

let now = new Date('2026-11-21T12:10:00Z');
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({
    store,
    now: () => now,
    logger: pino({ level: 'silent' }),
    credentials: [CREDENTIAL],
  });
});
afterAll(async () => {
  await app.close();
  await store.close();
});
beforeEach(async () => {
  now = new Date('2026-11-21T12:10:00Z');
  await clear(store.db);
  await insertProjects(store.db, [{ id: 'aave' }, { id: 'curve' }]);
});

async function view(projectId: string, headers: Record<string, string> = {}): Promise<number> {
  const response = await app.inject({
    url: `/api/projects/page-view?projectId=${projectId}`,
    headers,
  });
  return pageView.output.validateSync(response.json(), { strict: true }).views;
}
const visitor = (key: string, networks?: string) =>
  asWebTier({
    'x-browser-key': key,
    'x-own-page': '1',
    // Requests a minute are counted by it.
    'x-address-key': key,
    ...(networks && { 'x-network-keys': networks }),
  });

describe('GET /api/projects/page-view', () => {
  it('counts a visitor once an hour, on each project', async () => {
    expect(await view('aave', visitor('v1'))).toBe(1);
    expect(await view('aave', visitor('v1'))).toBe(1);
    expect(await view('aave', visitor('v2'))).toBe(2);
    expect(await view('curve', visitor('v1'))).toBe(1);
    now = new Date('2026-11-21T13:00:00Z');
    expect(await view('aave', visitor('v1'))).toBe(3);
  });

  it('answers the count without counting elsewhere, and without a visitor', async () => {
    await view('aave', visitor('v1'));
    expect(await view('aave', asWebTier({ 'x-browser-key': 'v9' }))).toBe(1);
    expect(await view('aave', asWebTier({ 'x-own-page': '1' }))).toBe(1);
    expect(await view('curve')).toBe(0);
  });

  it('counts correctly when many arrive at once', async () => {
    await Promise.all(
      Array.from({ length: 20 }, (_, i) => view('aave', visitor(`v${i % 10}`, `v4-24=n${i % 10}`))),
    );
    expect(await view('aave')).toBe(10);
  });

  it.each([
    ['5 viewers of an address', () => 'address=a,v4-24=w', 5],
    ['20 of a /24', (n: number) => `address=a${n},v4-24=w`, 20],
    ['8 of a /56', (n: number) => `v6-64=a${n},v6-56=m,v6-48=w`, 8],
    ['10 of a /48', (n: number) => `v6-64=a${n},v6-56=m${n},v6-48=w`, 10],
  ])('counts %s in an hour on one project, even at once', async (_, networks, most) => {
    const all = (id: string) =>
      Promise.all(Array.from({ length: 30 }, (__, n) => view(id, visitor(`v${n}`, networks(n)))));
    await all('aave');
    expect(await view('aave')).toBe(most);
    await view('aave', visitor('elsewhere', 'address=b,v4-24=x'));
    await all('curve');
    expect([await view('aave'), await view('curve')]).toEqual([most + 1, most]);
    now = new Date('2026-11-21T13:00:00Z');
    await all('aave');
    expect(await view('aave')).toBe(2 * most + 1);
  });

  it('refuses an unknown project', async () => {
    expect((await app.inject('/api/projects/page-view?projectId=nothing')).statusCode).toBe(404);
    expect((await app.inject('/api/projects/page-view')).statusCode).toBe(400);
  });
});

it('pruning lets the log go after 30 days and keeps the totals', async () => {
  await view('aave', visitor('v1'));
  now = new Date('2026-12-21T11:00:00Z');
  await view('aave', visitor('v1'));
  expect(await prunePageViews(store.db, now)).toBe(0);
  now = new Date('2026-12-21T12:30:00Z');
  expect(await prunePageViews(store.db, now)).toBe(1);
  expect(await store.db.$count(pageViews)).toBe(1);
  expect(await view('aave')).toBe(2);
});
