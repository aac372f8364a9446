import { openTestStore } from '../../../testing/store';
import { issuedRecords, projects, projectScores, sources, tokens } from '../../db/schema';
import type { Store } from '../../db/store';
import { findPageIssuer, findSameTicker } from './pageKin';

const address = (n: number): string => `0x${String(n).padStart(40, '0')}`;

describe('records that have to do with a project', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    const add = (id: string, origin = 'token-list') =>
      store.db.insert(projects).values({ id, name: id.toUpperCase(), category: 'token', origin });
    await add('vault', 'projects');
    for (const [at, id] of ['uni', 'b', 'c', 'd', 'e', 'f', 'g'].entries()) {
      await add(id);
      const symbol = id === 'g' ? 'UNIT' : id === 'b' ? 'uni' : 'UNI';
      const place = { projectId: id, chain: 'eip155:1', address: address(at) };
      await store.db
        .insert(tokens)
        .values({ ...place, id: `eip155:1/erc20:${address(at)}`, symbol });
    }
    const elsewhere = { projectId: 'uni', chain: 'eip155:10', address: address(9) };
    await store.db
      .insert(tokens)
      .values({ ...elsewhere, id: `eip155:10/erc20:${address(9)}`, symbol: 'UNI' });
    await store.db.insert(projectScores).values({
      ...{ projectId: 'f', score: 60, letter: 'BBB', letterOrder: 3 },
      ...{ state: 'rated', comparable: true },
    });
    const [source] = await store.db
      .insert(sources)
      .values({
        ...{ url: 'https://book.example', title: 'Book', tier: 'P1' },
        checkedAt: '2026-05-02T00:00:00.000Z',
      })
      .returning({ id: sources.id });
    await store.db
      .insert(issuedRecords)
      .values({ projectId: 'uni', issuerId: 'vault', sourceId: source!.id });
  });
  afterAll(() => store.close());

  it('names the issuer, with the source that says so', async () => {
    expect(await findPageIssuer(store.db, 'uni')).toMatchObject({
      ...{ id: 'vault', name: 'VAULT', source: { title: 'Book', tier: 'P1' } },
    });
    expect(await findPageIssuer(store.db, 'vault')).toBeNull();
  });

  it('lists others with the ticker in any case, rated first, never the record itself', async () => {
    const { total, records } = await findSameTicker(store.db, 'uni', 'UNI');
    expect([total, records.map(({ id }) => id)]).toEqual([5, ['f', 'b', 'c', 'd', 'e']]);
    expect(records[0]).toEqual({
      ...{ id: 'f', name: 'F', chain: 'eip155:1', address: address(5), state: 'rated' },
    });
  });

  it('counts those that it does not list, a record of several chains once', async () => {
    const { total, records } = await findSameTicker(store.db, 'vault', 'uni');
    expect([total, records.length]).toEqual([6, 5]);
    expect(await findSameTicker(store.db, 'g', 'UNIT')).toEqual({
      ...{ ticker: 'UNIT', total: 0, records: [] },
    });
  });
});
