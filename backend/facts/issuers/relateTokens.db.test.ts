import { eq, sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { contracts, issuedRecords, issuedTokens, projects, sources, tokens } from '../../db/schema';
import { readRows, type Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { listIssues, relateTokens } from '.';

const CHAIN = 'eip155:1';
const address = (n: number): string => `0x${String(n).padStart(40, '0')}`;

describe('which records are tokens of another project', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources');
  });
  afterAll(() => store.close());

  const project = (id: string, origin: string, ...owned: number[]) =>
    store.db
      .insert(projects)
      .values({ id, name: id, category: 'lending', origin })
      .then(() => own(id, owned));
  const own = async (projectId: string, owned: readonly number[], chain = CHAIN) => {
    for (const n of owned)
      await store.db.insert(tokens).values({
        ...{ id: `${chain}/erc20:${address(n)}`, projectId, chain, address: address(n) },
        symbol: 'T',
      });
  };
  const placed = (projectId: string, n: number) => ({
    ...{ id: `${CHAIN}:${address(n)}`, projectId, chain: CHAIN, address: address(n) },
  });
  const issue = (projectId: string, n: number, sourceId?: number) =>
    store.db.insert(issuedTokens).values({ ...placed(projectId, n), sourceId });
  const contract = (projectId: string, n: number, sourceId?: number) =>
    store.db
      .insert(contracts)
      .values({ ...placed(projectId, n), name: 'C', role: 'pool', sourceId });
  const source = async (title: string): Promise<number> => {
    const values = { title, tier: 'P1', checkedAt: '2026-05-01T00:00:00.000Z' };
    return (await store.db.insert(sources).values(values).returning({ id: sources.id }))[0]!.id;
  };
  const related = async () => {
    await relateTokens(store.db);
    return (await store.db.select().from(issuedRecords).orderBy(issuedRecords.projectId)).map(
      ({ projectId, issuerId, sourceId }) => ({ projectId, issuerId, sourceId }),
    );
  };

  it('goes by the address that a list of issued tokens or of contracts names', async () => {
    const [book, list] = [await source('Book'), await source('List')];
    await project('vault', 'projects', 1);
    await project('a-token', 'token-list', 2);
    await project('pool-share', 'token-list', 3);
    await project('vault-token', 'token-list', 4);
    await issue('vault', 2, book);
    await contract('vault', 2, list);
    await contract('vault', 3, list);
    expect(await related()).toEqual([
      { projectId: 'a-token', issuerId: 'vault', sourceId: book },
      { projectId: 'pool-share', issuerId: 'vault', sourceId: list },
    ]);
    expect(await listIssues(store.db, ['vault', 'a-token', 'vault-token'])).toEqual(
      new Map([
        ['vault', { issuedCount: 2, issuedBy: null }],
        ['a-token', { issuedCount: 0, issuedBy: 'vault' }],
        ['vault-token', { issuedCount: 0, issuedBy: null }],
      ]),
    );
  });

  it('never by name, nor by the same address on another chain', async () => {
    await project('vault', 'projects');
    await project('vault-usd', 'token-list', 2);
    await project('vault-eth', 'token-list');
    await own('vault-eth', [3], 'eip155:10');
    await issue('vault', 3);
    expect(await related()).toEqual([]);
  });

  it('only when every token of the record is of that one project', async () => {
    await project('vault', 'projects');
    await project('other', 'projects');
    await project('partly', 'token-list', 2, 3);
    await project('disputed', 'token-list', 4);
    await project('whole', 'token-list', 5, 6);
    for (const n of [2, 4, 5, 6]) await issue('vault', n);
    await contract('other', 4);
    expect(await related()).toMatchObject([{ projectId: 'whole', issuerId: 'vault' }]);
  });

  it('leaves projects of project files, and issuers that are only listed', async () => {
    await project('vault', 'projects');
    await project('dollar', 'projects', 2);
    await project('listed', 'token-list');
    await project('share', 'token-list', 3);
    await issue('vault', 2);
    await contract('listed', 3);
    expect(await related()).toEqual([]);
  });

  it('follows what is stated: nothing changes twice, and what is gone is forgotten', async () => {
    await project('vault', 'projects');
    await project('share', 'token-list', 2);
    await issue('vault', 2);
    const first = await related();
    expect(first).toHaveLength(1);
    const version = () =>
      readRows(store.db, sql`select value from meta where key = 'search-version'`);
    const before = await version();
    expect(await related()).toEqual(first);
    expect(await version()).toEqual(before);
    await store.db.delete(issuedTokens).where(eq(issuedTokens.projectId, 'vault'));
    expect(await related()).toEqual([]);
    expect(await version()).not.toEqual(before);
  });
});
