import { NOT_CHECKED } from '../../../contracts/ratings/answers';
import { makeAnswers } from '../../../testing/builders/projectRow';
import { inArray } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { projectIds, projectsList } from '../../../contracts/endpoints';
import { SORT_FIELDS } from '../../../contracts/ratings/leaderboard';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { projects } from '../../db/schema';
import type { Store } from '../../db/store';
import { invalidateCaches } from '../search';
import { clear, insertProjects, insertToken } from '../search/testing/insertProjects';

const NOW = new Date('2026-11-21T12:00:00Z');
let store: Store;
let app: FastifyInstance;
beforeAll(async () => {
  store = await openTestStore();
  app = await createApp({ store, now: () => NOW, logger: pino({ level: 'silent' }) });
});
afterAll(async () => {
  await app.close();
  await store.close();
});

let calls = 0;

async function list(body: object) {
  calls += 1;
  const response = await app.inject({
    method: 'POST',
    url: '/api/projects-list',
    payload: body,
    // The clock stands still: one address would run out of calls.
    remoteAddress: `10.0.${Math.floor(calls / 200)}.1`,
  });
  if (response.statusCode !== 200)
    return { status: response.statusCode, ids: [], total: 0, pages: 0, items: [] };
  const answer = projectsList.output.validateSync(response.json(), { strict: true });
  return { ...answer, status: 200, ids: answer.items.map((item) => item.id) };
}

const ANSWERS = makeAnswers();

describe('POST /api/projects-list', () => {
  beforeAll(async () => {
    await clear(store.db);
    await insertProjects(store.db, [
      {
        id: 'aave',
        name: 'Aave',
        tickers: ['AAVE'],
        category: 'lending',
        chains: ['eip155:1', 'eip155:10'],
        rank: 1,
        score: 94,
        letter: 'AAA',
        scores: {
          auditCount: 9,
          lastAuditOn: '2026-10-11',
          hasBounty: true,
          bountyUsd: 1_000_000,
          change7d: 1.2,
          code: 97,
          missing: ['Bug bounty'],
          weakestHolder: 'multisig',
          weakestWords: 'a 3-of-5 multisig: rewards only',
          answers: ANSWERS,
          listed: false,
          delaySeconds: 172_800,
          ratedAt: NOW.toISOString(),
        },
      },
      {
        id: 'curve',
        name: 'Curve',
        category: 'dex',
        chains: ['eip155:1'],
        rank: 2,
        score: 74,
        letter: 'A',
        scores: {
          auditCount: 6,
          lastAuditOn: '2024-01-01',
          incidentCount: 1,
          lastIncidentOn: '2023-07-30',
          change7d: -2.4,
          code: 70,
        },
      },
      {
        id: 'draft',
        name: 'Draft',
        category: 'dex',
        score: 60,
        letter: 'BBB',
        scores: { state: 'not-rated', letter: null, known: 0.3, possible: 90 },
      },
      {
        id: 'hacked',
        name: 'Hacked',
        status: 'compromised',
        category: 'bridge',
        scores: { score: null, possible: null, letter: null, incidentCount: 2 },
      },
      { id: 'eclair', name: 'Éclair', category: 'token' },
      {
        id: 'zebra',
        name: 'zebra',
        category: 'token',
        scores: {
          state: 'not-rated',
          score: null,
          possible: null,
          letter: null,
          valueUsd: 5e9,
          valueMeasure: 'issued',
          valueOn: '2026-11-01',
        },
      },
      { id: 'alpha', name: 'alpha', category: 'token', chains: ['eip155:10'] },
    ]);
  });

  it('lists by rank by default, then by value, then by score, then by name', async () => {
    const answer = await list({});
    expect(answer.ids).toEqual(['aave', 'curve', 'zebra', 'draft', 'alpha', 'eclair', 'hacked']);
    expect(answer).toMatchObject({ total: 7, pages: 1, currentPage: 1, dataPerPage: 20 });
    expect(answer.items[0]).toEqual({
      id: 'aave',
      name: 'Aave',
      logo: null,
      tokenTickers: ['AAVE'],
      category: 'lending',
      chains: ['eip155:1', 'eip155:10'],
      status: 'active',
      rank: 1,
      score: 94,
      letter: 'AAA',
      possible: 94,
      known: 0.8,
      state: 'rated',
      possibleLetter: null,
      letterBefore: null,
      capGate: null,
      missing: ['Bug bounty'],
      weakestHolder: 'multisig',
      weakestWords: 'a 3-of-5 multisig: rewards only',
      answers: ANSWERS,
      delaySeconds: 172_800,
      lines: {
        code: 97,
        governance: null,
        operations: null,
        transparency: null,
        market: null,
        community: null,
      },
      possibleLines: {
        code: null,
        governance: null,
        operations: null,
        transparency: null,
        market: null,
        community: null,
      },
      auditCount: 9,
      lastAuditOn: '2026-10-11',
      lastAuditPrecision: 'day',
      hasBounty: true,
      bountyUsd: 1_000_000,
      incidentCount: 0,
      lastIncidentOn: null,
      change7d: 1.2,
      valueUsd: null,
      valueMeasure: null,
      valueOn: null,
      ratedAt: '2026-11-21T12:00:00.000Z',
      sample: false,
      address: null,
      issuedCount: 0,
      issuedBy: null,
    });
    expect(answer.items[2]).toMatchObject({
      id: 'zebra',
      valueUsd: 5e9,
      valueMeasure: 'issued',
      valueOn: '2026-11-01',
    });
    expect(answer.items[4]).toMatchObject({
      id: 'alpha',
      rank: null,
      state: 'not-rated',
      score: null,
      known: 0,
      auditCount: 0,
      ratedAt: null,
    });
  });

  it.each([
    ['rank', 'desc', ['curve', 'aave', 'zebra', 'draft', 'alpha', 'eclair', 'hacked']],
    ['value', 'desc', ['zebra', 'aave', 'alpha', 'curve', 'draft', 'eclair', 'hacked']],
    ['name', 'asc', ['aave', 'alpha', 'curve', 'draft', 'eclair', 'hacked', 'zebra']],
    ['name', 'desc', ['zebra', 'hacked', 'eclair', 'draft', 'curve', 'alpha', 'aave']],
    ['possible', 'desc', ['aave', 'draft', 'curve', 'alpha', 'eclair', 'hacked', 'zebra']],
    ['delay', 'asc', ['aave', 'alpha', 'curve', 'draft', 'eclair', 'hacked', 'zebra']],
    ['score', 'desc', ['aave', 'curve', 'draft', 'alpha', 'eclair', 'hacked', 'zebra']],
    ['score', 'asc', ['draft', 'curve', 'aave', 'alpha', 'eclair', 'hacked', 'zebra']],
    ['category', 'asc', ['hacked', 'curve', 'draft', 'aave', 'alpha', 'eclair', 'zebra']],
    ['change7d', 'asc', ['curve', 'aave', 'alpha', 'draft', 'eclair', 'hacked', 'zebra']],
    ['lastAudit', 'desc', ['aave', 'curve', 'alpha', 'draft', 'eclair', 'hacked', 'zebra']],
    ['incidents', 'desc', ['hacked', 'curve', 'aave', 'draft', 'zebra', 'alpha', 'eclair']],
  ])('sorts by %s %s, what is unknown last', async (field, direction, ids) => {
    expect((await list({ sort: { field, direction } })).ids).toEqual(ids);
  });

  it.each(
    SORT_FIELDS.flatMap((field) => [
      [field, 'asc'],
      [field, 'desc'],
    ]),
  )('pages by %s %s without gaps or repetitions', async (field, direction) => {
    const whole = (await list({ sort: { field, direction } })).ids;
    const paged: string[] = [];
    for (let currentPage = 1; currentPage <= 4; currentPage += 1) {
      paged.push(...(await list({ sort: { field, direction }, currentPage, dataPerPage: 2 })).ids);
    }
    expect(paged).toEqual(whole);
    expect(new Set(paged).size).toBe(7);
  });

  it.each([
    [{ category: ['dex', 'bridge'] }, ['curve', 'draft', 'hacked']],
    [{ category: [] }, ['aave', 'curve', 'zebra', 'draft', 'alpha', 'eclair', 'hacked']],
    [{ chain: ['eip155:10'] }, ['aave', 'alpha']],
    [{ chain: ['\0', 'no chain'] }, []],
    [{ letter: ['AAA', 'A'] }, ['aave', 'curve']],
    [{ status: ['compromised'] }, ['hacked']],
    [{ auditedWithinDays: 90 }, ['aave']],
    [{ hasBounty: true }, ['aave']],
    [{ hasBounty: false }, ['curve', 'zebra', 'draft', 'alpha', 'eclair', 'hacked']],
    [{ hasIncident: true }, ['curve', 'hacked']],
    [{ state: ['rated'] }, ['aave', 'curve']],
    [{ state: ['not-rated', 'compromised'] }, ['zebra', 'draft', 'alpha', 'eclair', 'hacked']],
    [{ holder: ['multisig', 'key'] }, ['aave']],
    [{ text: 'ECL' }, ['eclair']],
    [{ text: 'a', state: ['rated'], category: ['lending'] }, ['aave']],
    [{ text: '  ' }, ['aave', 'curve', 'zebra', 'draft', 'alpha', 'eclair', 'hacked']],
    [{ text: '%' }, []],
    [{ text: '\0\ud800' }, []],
  ])('filters by %j', async (filter, ids) => {
    const answer = await list({ filter });
    expect(answer.ids).toEqual(ids);
    expect(answer.total).toBe(ids.length);
  });

  it('leaves out, or gives only, what is no more than listed', async () => {
    expect((await list({ filter: { listed: false } })).ids).toEqual(['aave']);
    const { items } = await list({ filter: { listed: true } });
    expect(items.map(({ id }) => id)).toContain('zebra');
    expect(items.map(({ id }) => id)).not.toContain('aave');
    expect(items.find(({ id }) => id === 'zebra')!.answers).toEqual(NOT_CHECKED);
  });

  it('answers for given projects only, and for none when none are given', async () => {
    expect((await list({ projectIds: ['zebra', 'curve', 'unknown'] })).ids).toEqual([
      'curve',
      'zebra',
    ]);
    expect(await list({ projectIds: [] })).toMatchObject({ ids: [], total: 0, pages: 0 });
  });

  it('gives the addresses of projects of one name, and of no others', async () => {
    const ids = ['one', 'two', 'three'].map((id) => `coin-${id}`);
    await insertProjects(store.db, [
      { id: 'coin-one', name: 'USD Coin' },
      { id: 'coin-two', name: 'usd coin' },
      { id: 'coin-three', name: 'USD Coin Bridged' },
    ]);
    for (const [n, id] of ids.entries())
      await insertToken(store.db, id, `sui:1/coin:${n}`, 'sui:1', `0x${n}`);
    const { items } = await list({ projectIds: ids, sort: { field: 'name' } });
    await store.db.delete(projects).where(inArray(projects.id, ids));
    expect(items.map(({ id, address }) => [id, address])).toEqual([
      ['coin-one', '0x0'],
      ['coin-two', '0x1'],
      ['coin-three', null],
    ]);
  });

  it('is empty past the end, and refuses what it does not know', async () => {
    expect(await list({ currentPage: 50 })).toMatchObject({ ids: [], total: 7 });
    expect((await list({ sort: { field: 'secret' } })).status).toBe(400);
    expect((await list({ currentPage: 999_999, dataPerPage: 100 })).status).toBe(400);
    expect((await list({ filter: { category: ['dex; drop table'] } })).status).toBe(400);
  });
});

describe('a list filtered by a text', () => {
  const scored = (n: number) => ({ score: n < 8 ? 90 - n : (n * 7) % 50, letter: 'BB' });
  beforeAll(async () => {
    await clear(store.db);
    await insertProjects(
      store.db,
      Array.from({ length: 24 }, (_, n) => ({
        id: `p-${String((n * 11) % 24).padStart(2, '0')}`,
        name: `${n % 4 ? 'Pool' : 'Vault'} ${(n * 13) % 24}`,
        ...(n < 16 && scored(n)),
        ...(n < 8 && { rank: n + 1 }),
        ...(n > 10 && n < 20 && { scores: { valueUsd: ((n * 7) % 10) + 1 } }),
      })),
    );
    invalidateCaches();
  });
  const readPages = async (body: object) => {
    const pages = [];
    for (const currentPage of [1, 2, 3, 4, 5, 6])
      pages.push(await list({ ...body, currentPage, dataPerPage: 4 }));
    return pages.map(({ ids, total, pages: count }) => ({ ids, total, count }));
  };

  it('by rank has the pages of a list of the same projects, and their number', async () => {
    const pages = await readPages({ filter: { text: 'p' } });
    const chosen = pages.flatMap(({ ids }) => ids);
    expect(pages[0]).toMatchObject({ total: 18, count: 5 });
    expect([new Set(chosen).size, pages[5]!.ids]).toEqual([18, []]);
    expect(pages).toEqual(await readPages({ projectIds: chosen }));
  });

  it('is the same backwards', async () => {
    const sort = { field: 'rank', direction: 'desc' };
    const pages = await readPages({ filter: { text: 'p' }, sort });
    expect(pages).toEqual(await readPages({ projectIds: pages.flatMap(({ ids }) => ids), sort }));
    expect(pages[0]).toMatchObject({ total: 18, count: 5 });
  });
});

describe('GET /api/project-ids', () => {
  beforeAll(async () => {
    await clear(store.db);
    await insertProjects(store.db, [
      { id: 'aave', scores: { ratedAt: NOW.toISOString() } },
      ...['zebra', 'alpha', 'curve', 'draft', 'eclair', 'hacked'].map((id) => ({ id })),
    ]);
  });

  it('pages through every id in stable order', async () => {
    const page = async (number: number) =>
      projectIds.output.validateSync(
        (await app.inject(`/api/project-ids?page=${number}&perPage=4`)).json(),
        { strict: true },
      );
    const [first, second, third] = [await page(1), await page(2), await page(3)];
    expect([...first.items, ...second.items].map((item) => item.id)).toEqual([
      'aave',
      'alpha',
      'curve',
      'draft',
      'eclair',
      'hacked',
      'zebra',
    ]);
    expect(first.total).toBe(7);
    expect(first.items[0]).toEqual({ id: 'aave', ratedAt: '2026-11-21T12:00:00.000Z' });
    expect(third.items).toEqual([]);
  });
});
