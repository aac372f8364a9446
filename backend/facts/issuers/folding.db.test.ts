import type { FastifyInstance } from 'fastify';
import pino from 'pino';
import { projectsList, searchProject } from '../../../contracts/endpoints';
import { openTestStore } from '../../../testing/store';
import { createApp } from '../../createApp';
import { issuedRecords } from '../../db/schema';
import type { Store } from '../../db/store';
import { invalidateCaches } from '../../catalog/search';
import { clear, insertProjects, insertToken } from '../../catalog/search/testing/insertProjects';

const SHARE = '0x00000000000000000000000000000000000000aa';

describe('tokens of a project', () => {
  let store: Store;
  let app: FastifyInstance;
  beforeAll(async () => {
    store = await openTestStore();
    await clear(store.db);
    await insertProjects(store.db, [
      { id: 'vault', name: 'Vault', tickers: ['VLT'], rank: 1, category: 'lending' },
      { id: 'other', name: 'Vault of others', rank: 2 },
      { id: 'v-dai', name: 'Vault DAI', tickers: ['vDAI'], scores: { known: 0.1, letter: null } },
      { id: 'v-uni', name: 'Vault UNI', tickers: ['vUNI'] },
      { id: 'v-odd', name: 'Interest bearing', tickers: ['vODD'] },
    ]);
    await insertToken(store.db, 'v-dai', `eip155:1/erc20:${SHARE}`, 'eip155:1', SHARE);
    await store.db
      .insert(issuedRecords)
      .values(['v-dai', 'v-uni', 'v-odd'].map((projectId) => ({ projectId, issuerId: 'vault' })));
    const now = new Date('2026-11-21T12:00:00Z');
    app = await createApp({ store, now: () => now, logger: pino({ level: 'silent' }) });
  });
  afterAll(async () => {
    await app.close();
    await store.close();
  });

  const search = async (keyword: string) => {
    const answer = await app.inject(`/api/search-project?keyword=${encodeURIComponent(keyword)}`);
    return searchProject.output.validateSync(answer.json(), { strict: true });
  };
  const found = async (keyword: string) => (await search(keyword)).items.map(({ id }) => id);
  const list = async (payload: object) => {
    const answer = await app.inject({ method: 'POST', url: '/api/projects-list', payload });
    const page = projectsList.output.validateSync(answer.json(), { strict: true });
    return { ...page, ids: page.items.map(({ id }) => id) };
  };

  it('are one row in the search, which says how many they are', async () => {
    const page = await search('vau');
    expect(page.items).toMatchObject([
      { id: 'vault', issuedCount: 3, issuedBy: null },
      { id: 'other', issuedCount: 0 },
    ]);
    expect(page.total).toBe(2);
  });

  it('find their project by words of their own', async () => {
    expect(await found('interest')).toEqual(['vault']);
    expect(await found('interest bear')).toEqual(['vault']);
  });

  it('are found as themselves by ticker, whole name and address', async () => {
    for (const keyword of ['vdai', 'Vault DAI', SHARE])
      expect((await search(keyword)).items[0]).toMatchObject({ id: 'v-dai', issuedBy: 'Vault' });
  });

  it('stay folded when their project changes after the index was made', async () => {
    await store.db.execute("update projects set name = 'Vault two' where id = 'vault'");
    invalidateCaches();
    expect(await found('interest')).toEqual(['vault']);
    await store.db.execute("update projects set name = 'Vault' where id = 'vault'");
    invalidateCaches();
    expect(await found('vau')).toEqual(['vault', 'other']);
  });

  it.each(['rank', 'known', 'category', 'name'])(
    'are left out of the list by %s',
    async (field) => {
      const page = await list({ sort: { field } });
      expect([page.ids, page.total]).toEqual([['vault', 'other'], 2]);
      expect(page.items[0]).toMatchObject({ issuedCount: 3, issuedBy: null });
    },
  );

  it('lead the list to their project by words of their own', async () => {
    for (const sort of [{ field: 'rank' }, { field: 'name' }]) {
      expect(await list({ filter: { text: 'vault' }, sort })).toMatchObject({
        ...{ ids: ['vault', 'other'], total: 2 },
      });
      expect(await list({ filter: { text: 'interest' }, sort })).toMatchObject({
        ...{ ids: ['vault'], total: 1 },
      });
    }
  });

  it('are the list of their issuer', async () => {
    const page = await list({ filter: { issuer: 'vault' }, sort: { field: 'name' } });
    expect([page.ids, page.total]).toEqual([['v-odd', 'v-dai', 'v-uni'], 3]);
    expect(page.items[0]).toMatchObject({ issuedBy: 'Vault', issuedCount: 0 });
    expect((await list({ filter: { issuer: 'vault', text: 'uni' } })).ids).toEqual(['v-uni']);
    expect((await list({ filter: { issuer: 'other' } })).ids).toEqual([]);
  });

  it('are there where they are named', async () => {
    expect((await list({ projectIds: ['v-uni', 'vault'] })).ids).toEqual(['vault', 'v-uni']);
  });
});
