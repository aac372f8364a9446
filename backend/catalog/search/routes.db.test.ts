import { NOT_CHECKED } from '../../../contracts/ratings/answers';
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { searchProject } from '../../../contracts/endpoints';
import { LIST_MAX_WINDOW } from '../../../contracts/limits';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import type { Store } from '../../db/store';
import { invalidateCaches } from './shortCache';
import { clear, insertProjects, insertToken } from './testing/insertProjects';

const UNI = '0x1f9840a85d5af5bf1d1762f925bdaddc4201f984';
const now = new Date('2026-11-21T12:00:00Z');
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({ store, now: () => now, logger: pino({ level: 'silent' }) });
  await clear(store.db);
  await insertProjects(store.db, [
    {
      id: 'uniswap',
      name: 'Uniswap',
      tickers: ['UNI', 'UNI2'],
      chains: ['eip155:1'],
      rank: 1,
      letter: 'AAA',
      score: 93,
    },
    ...Array.from({ length: 12 }, (_, i) => ({ id: `sun-${i + 10}`, name: `Sun ${i + 10}` })),
  ]);
  await insertToken(store.db, 'uniswap', `eip155:1/erc20:${UNI}`, 'eip155:1', UNI);
});
afterAll(async () => {
  await app.close();
  await store.close();
});

const ask = (query: string) => app.inject(`/api/search-project?${query}`);
async function answer(query: string) {
  const response = await ask(query);
  expect(response.statusCode).toBe(200);
  return searchProject.output.validateSync(response.json(), { strict: true });
}

describe('GET /api/search-project', () => {
  it('answers a page of five with what the search box shows', async () => {
    expect(await answer('keyword=unswap')).toEqual({
      items: [
        {
          answers: NOT_CHECKED,
          id: 'uniswap',
          logo: null,
          name: 'Uniswap',
          rank: 1,
          tokenTickers: ['UNI', 'UNI2'],
          letter: 'AAA',
          chains: ['eip155:1'],
          address: '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984',
          state: 'rated',
          score: 93,
          possible: 93,
          issuedCount: 0,
          issuedBy: null,
        },
      ],
      page: 1,
      perPage: 5,
      total: 1,
      hasMore: false,
    });
  });

  it('pages without gaps, and knows when there is more', async () => {
    const pages = [
      await answer('keyword=sun'),
      await answer('keyword=sun&page=2'),
      await answer('keyword=sun&page=3'),
      await answer('keyword=sun&page=4'),
    ];
    expect(pages.map(({ items, total, hasMore }) => [items.length, total, hasMore])).toEqual([
      [5, 12, true],
      [5, 12, true],
      [2, 12, false],
      [0, 12, false],
    ]);
    expect(new Set(pages.flatMap((page) => page.items.map((item) => item.id))).size).toBe(12);
    expect(await answer(`keyword=sun&page=${LIST_MAX_WINDOW}&perPage=50`)).toMatchObject({
      items: [],
      hasMore: false,
    });
  });

  it('answers the trending list to a blank keyword, in pages', async () => {
    const first = await answer('');
    expect(first).toMatchObject({ page: 1, perPage: 5, total: 13, hasMore: true });
    expect(first.items[0]).toMatchObject({ id: 'uniswap', rank: 1, chains: ['eip155:1'] });
    expect(await answer('keyword=%20%20&page=3')).toMatchObject({ total: 13, hasMore: false });
  });

  it.each([
    '%25',
    '_',
    "'",
    '"',
    '%00',
    '%F0%9F%9A%80',
    '%D7%A9%D7%9C%D7%95%D7%9D',
    '%E2%80%AE',
    '%5C',
    'a'.repeat(10_000),
    '%25'.repeat(2_000),
    '%FF',
    '%ED%A0%80',
    '&keyword',
    '0x',
    'eip155:1:',
    '()',
    '{}',
  ])('answers %s', async (keyword) => {
    expect((await ask(`keyword=${keyword}`)).statusCode).toBeLessThan(500);
  });

  it('still finds projects when the store cannot say where they are', async () => {
    const { items: known } = await answer('keyword=uniswap');
    await store.db.execute('alter table contracts rename to contracts_away');
    const { items: kept } = await answer('keyword=uniswap');
    invalidateCaches();
    const { items } = await answer('keyword=uniswap');
    await store.db.execute('alter table contracts_away rename to contracts');
    expect(kept).toEqual(known);
    expect(items).toMatchObject([{ id: 'uniswap', chains: [], address: null }]);
  });

  it('refuses invalid pages', async () => {
    for (const query of ['page=0', 'perPage=51', 'page=one', 'keyword=a&keyword=b'])
      expect((await ask(query)).statusCode).toBe(400);
  });

  it('shows a new project at once after an import, and other changes within seconds', async () => {
    expect(await answer('keyword=zeta')).toMatchObject({ total: 0 });
    await insertProjects(store.db, [{ id: 'zeta', name: 'Zeta' }]);
    invalidateCaches();
    expect(await answer('keyword=zeta')).toMatchObject({ total: 1 });
    await store.db.execute("update projects set logo = '/logo.svg' where id = 'zeta'");
    const logo = async () => (await answer('keyword=zeta')).items[0]?.logo;
    expect(await logo()).toBeNull();
    const until = performance.now() + 5_000;
    while ((await logo()) === null && performance.now() < until) await setTimeout(100);
    expect(await logo()).toBe('/logo.svg');
  });
});
