import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { contracts, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, importText, record } from '../testing/importText';

const id = (n: number): string => `eip155:1:${address(n)}`;
const contract = (n: number, more: object = {}): object => ({
  ...{ id: id(n), name: `Contract ${n}`, role: 'core', proxy: false, source: 's', ...more },
});
const answer = (n: number, match: string | null): object => ({
  ...{ match, creationMatch: match, runtimeMatch: match, chainId: '1', address: address(n) },
});

describe('importing answers of Sourcify', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
    const proxy = contract(2, { proxy: true, implementation: id(20) });
    await importText(store, 'projects', [
      record('vault', { contracts: [contract(1), proxy] }),
      record('bridge', { contracts: [contract(3)] }),
    ]);
  });
  afterAll(() => store.close());

  const verified = async () =>
    (await store.db.select().from(contracts).orderBy(asc(contracts.id))).map((row) => row.verified);

  it('says of recorded contracts how well their source matches, of any project', async () => {
    const answers = [
      ...[answer(1, 'exact_match'), answer(2, 'exact_match'), answer(20, 'match')],
      ...[answer(3, 'match'), answer(4, 'match')],
    ];
    const options = { parameters: { publishedOn: '2026-11-20' } };
    expect(await importText(store, 'sourcify', answers, options)).toMatchObject({
      ...{ read: 5, changed: 2, refusedTotal: 0 },
      notes: { 'answers for contracts that are not recorded': 1 },
    });
    expect(await verified()).toEqual(['exact', 'partial', 'partial']);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({
        url: `https://sourcify.dev/server/v2/contract/1/${address(1)}`,
        ...{ tier: 'P3', how: 'machine', statedOn: '2026-11-20' },
      }),
    );
    expect(await importText(store, 'sourcify', answers, options)).toMatchObject({
      ...{ changed: 0, skipped: 2 },
    });
  });

  it('an answer fetched now is of today, at its address', async () => {
    const source = `https://sourcify.dev/server/v2/contract/1/${address(1)}`;
    await importText(store, 'sourcify', answer(1, 'match'), { source });
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ url: source, statedOn: '2026-11-21' }),
    );
  });

  it('refuses what is no answer, and takes the others', async () => {
    const error = { customCode: 'too_many_requests', message: 'Slow down', errorId: '1' };
    const summary = await importText(store, 'sourcify', [error, answer(1, 'match')]);
    expect(summary).toMatchObject({
      ...{ read: 2, changed: 1, refusedTotal: 1 },
      refused: [{ index: 0, reason: 'is an error: too_many_requests' }],
    });
    expect(await verified()).toEqual(['partial', null, null]);
  });

  it('an answer that is not verified there changes nothing', async () => {
    const summary = await importText(store, 'sourcify', [answer(1, null)]);
    expect(summary).toMatchObject({ changed: 0, skipped: 1 });
    expect(await verified()).toEqual([null, null, null]);
  });
});
