import { openTestStore } from '../../../../testing/store';
import { bounties, statements } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, importText, record } from '../testing/importText';

const file = (topRewardUsd: number, more: object = {}) =>
  record('vault', { bounty: { status: 'active', topRewardUsd, source: 's' }, ...more });

describe('a file that is handed in again', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(() => emptyTables(store.db, 'projects, sources, statements'));
  afterAll(() => store.close());

  const load = (given: object, remove = false) =>
    importText(store, 'projects', [given], { remove });
  const reward = async () => (await store.db.select().from(bounties))[0]?.topRewardUsd;

  it('does nothing, and adds no document', async () => {
    await load(file(5));
    expect(await load(file(5))).toMatchObject({ read: 1, skipped: 1, changed: 0 });
    expect(await store.db.$count(statements)).toBe(1);
  });

  it('is taken where another file said otherwise since', async () => {
    await load(file(5));
    await load(file(4));
    expect(await load(file(5))).toMatchObject({ changed: 1 });
    expect(await reward()).toBe(5);
  });

  it('is read with other leave, and says again what it left', async () => {
    await load(file(5, { description: 'A vault.' }));
    for (const given of [file(5), file(5)])
      expect(await load({ ...given, description: null })).toMatchObject({
        removals: { kinds: { details: 1 } },
      });
    expect(await load({ ...file(5), description: null }, true)).toMatchObject({ changed: 1 });
  });

  it('counts as said in its turn: the same list again changes nothing', async () => {
    const list = (...tokens: [chainId: number, name: string][]) => ({
      ...{ name: 'List', timestamp: '2026-11-01T00:00:00.000Z' },
      version: { major: 1, minor: 0, patch: 0 },
      tokens: tokens.map(([chainId, name]) => ({
        ...{ chainId, address: address(chainId), name, symbol: 'FOO', decimals: 18 },
      })),
    });
    const say = (...tokens: [number, string][]) => importText(store, 'token-list', list(...tokens));
    await say([1, 'Foo'], [10, 'Foo']);
    await say([1, 'Foo A']);
    await say([10, 'Bar B'], [1, 'Foo A']);
    expect(await say([10, 'Bar B'], [1, 'Foo A'])).toMatchObject({ changed: 0, skipped: 2 });
  });

  it('is taken for a project that is gone', async () => {
    await load(file(5));
    await emptyTables(store.db, 'projects');
    expect(await load(file(5))).toMatchObject({ new: 1 });
  });
});
