import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { getIncident, listIncidents } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { incidents, projectAliases, ratings, rulings } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { rateProjects } from '../../ratings/rateProjects';
import {
  daysAfter,
  NOON,
  storeFullProject,
  storeIncident,
  storeSource,
} from '../../ratings/testing/storeProject';

describe('incidents over HTTP', () => {
  let store: Store;
  let app: FastifyInstance;
  let source: number;
  beforeAll(async () => {
    store = await openTestStore();
    app = await createApp({ store, now: () => NOON, logger: pino({ level: 'silent' }) });
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents, rulings');
    await storeFullProject(store.db, 'vault', 1, { name: 'Vault Finance' });
    source = await storeSource(store.db, 'list');
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const get = (url: string) => app.inject({ method: 'GET', url });
  const list = async (query = '') => {
    const response = await get(`/api/incidents${query}`);
    expect(response.statusCode).toBe(200);
    return listIncidents.output.validate(response.json(), { strict: true });
  };
  const one = async (id: string) => {
    const response = await get(`/api/incidents/${encodeURIComponent(id)}`);
    expect(response.statusCode).toBe(200);
    return getIncident.output.validate(response.json(), { strict: true });
  };
  const storeOne = async (id: string, on: string, more: Partial<typeof incidents.$inferInsert>) =>
    storeIncident(store.db, 'vault', on, source, { id, ...more });

  describe('the list', () => {
    beforeEach(async () => {
      await storeOne('a', '2024-05-01', { title: 'Oracle priced wrongly', chain: 'eip155:1' });
      await storeOne('b', '2025-05-01', { lossUsd: null, technique: 'Re-entrancy' });
      await storeOne('c', '2023-05-01', {
        projectId: null,
        victim: 'Someone % Else',
        lossUsd: 9e7,
        chain: 'eip155:56',
      });
    });
    const ids = async (query?: string) => (await list(query)).items.map(({ id }) => id);

    it.each([
      ['', ['b', 'a', 'c']],
      ['?sort=loss', ['c', 'a', 'b']],
      ['?text=ORACLE', ['a']],
      ['?text=re-entrancy', ['b']],
      ['?text=vault%20fin', ['b', 'a']],
      ['?text=%25', ['c']],
      ['?text=_', []],
      ['?year=2024', ['a']],
      ['?chain=eip155:56', ['c']],
      ['?minLoss=5000000', ['a', 'c']],
      ['?minLoss=5000001', ['c']],
      ['?year=2024&chain=eip155:56', []],
    ])('%s has %j', async (query, found) => {
      expect(await ids(query)).toEqual(found);
    });

    it('names the project, or that there is none, and what can be chosen', async () => {
      const { items, ...rest } = await list('?year=2023');
      expect(items).toMatchObject([
        { projectId: null, projectName: null, victim: 'Someone % Else', source: { title: 'list' } },
      ]);
      expect(rest).toEqual({
        ...{ page: 1, pages: 1, total: 1 },
        years: [2025, 2024, 2023],
        chains: ['eip155:1', 'eip155:56'],
      });
      expect((await list()).items[0]).toMatchObject({ projectName: 'Vault Finance' });
    });

    it('has fifty on a page, each once', async () => {
      await store.db.insert(incidents).values(
        Array.from({ length: 60 }, (_, index) => ({
          ...{ id: `many-${index}`, projectId: 'vault', victim: 'vault', title: 'Many' },
          occurredOn: '2022-01-01',
        })),
      );
      const pages = [await list('?text=many'), await list('?text=many&page=2')];
      expect(pages.map(({ items, pages: count, total }) => [items.length, count, total])).toEqual([
        [50, 2, 60],
        [10, 2, 60],
      ]);
      expect(new Set(pages.flatMap(({ items }) => items.map(({ id }) => id))).size).toBe(60);
    });

    it.each([
      '?page=0',
      '?year=now',
      '?chain=ethereum',
      '?minLoss=-1',
      '?sort=name',
      '?victim=x',
      '?text=a%00',
      '?text=a%00',
    ])('refuses %s', async (query) => {
      expect((await get(`/api/incidents${query}`)).statusCode).toBe(400);
    });
  });

  describe('what ties it to the project', () => {
    it.each([
      ['it was entered with the project', 'vault:2024-05-01:abcdef012345', 'vault', 'record'],
      ['a list names the project', 'feed:abcdef012345', 'vault', 'name'],
      ['nothing', 'feed:abcdef012345', null, null],
    ])('is that %s', async (_, id, projectId, tie) => {
      await storeOne(id, '2024-05-01', { projectId });
      expect(await one(id)).toMatchObject({ tie });
    });

    it.each([
      ['to it', 'vault'],
      ['to a project that was merged into it since', 'old-vault'],
    ])('is the operator, who assigned it %s', async (_, projectId) => {
      await storeOne('feed:abcdef012345', '2024-05-01', {});
      await store.db.insert(projectAliases).values({ alias: 'old-vault', projectId: 'vault' });
      const assigned = { ruling: 'assigned' as const, facts: {}, by: 'ops', reason: 'told us' };
      await store.db.insert(rulings).values({
        ...{ key: 'incident feed:abcdef012345', projectId, at: NOON.toISOString() },
        ...assigned,
      });
      expect(await one('feed:abcdef012345')).toMatchObject({ tie: 'operator' });
    });
  });

  describe('what this site had said before', () => {
    const before = async (on: string) => {
      await storeOne('a', on, {});
      return (await one('a')).ratingBefore;
    };

    it('is nothing, where the project was not rated yet', async () => {
      await rateProjects(store, { now: NOON });
      expect(await before('2026-11-21')).toBeNull();
    });

    it('is the last rating of the days before, not that of the day', async () => {
      await rateProjects(store, { now: NOON });
      await rateProjects(store, { now: daysAfter(NOON, 1) });
      expect(await before('2026-11-22')).toMatchObject({
        ratedAt: NOON.toISOString(),
        methodVersion: '2.0',
        state: 'rated',
      });
    });

    it('says when it was computed: ratings can be made for a past day', async () => {
      await rateProjects(store, { now: NOON });
      const recordedAt = '2027-01-05T10:00:00.000Z';
      await store.db.update(ratings).set({ recordedAt });
      expect(await before('2026-12-01')).toMatchObject({ recordedAt });
    });
  });

  it('leads from an id of before a new title to the only incident of that day', async () => {
    await storeOne('vault:2024-05-01:aaaaaaaaaaaa', '2024-05-01', {});
    const old = await get('/api/incidents/vault:2024-05-01:bbbbbbbbbbbb');
    expect([old.statusCode, old.json()]).toMatchObject([
      308,
      { error: { movedTo: 'vault:2024-05-01:aaaaaaaaaaaa' } },
    ]);
    await storeOne('vault:2024-05-01:cccccccccccc', '2024-05-01', {});
    expect((await get('/api/incidents/vault:2024-05-01:bbbbbbbbbbbb')).statusCode).toBe(404);
  });

  it.each([
    ['nothing', 404],
    ['vault:2024-02-31:bbbbbbbbbbbb', 404],
    ['x'.repeat(200), 404],
    ['x'.repeat(201), 414],
    ['a%00', 400],
    ['%2E%2E%2Fa', 400],
  ])('answers the id %s with %i', async (id, status) => {
    expect((await get(`/api/incidents/${id}`)).statusCode).toBe(status);
  });
});
