import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { contracts, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, importText, record } from '../testing/importText';

const BASE = `https://github.com/ethereum-optimism/superchain-registry/blob/${'a'.repeat(40)}`;
const PLACE = `${BASE}/superchain/configs/mainnet/op.toml`;
const id = (n: number): string => `eip155:1:${address(n)}`;
const file = (chainId = 10): string => `name = "Example Chain"
governed_by_optimism = true
chain_id = ${chainId}
[roles]
ProxyAdminOwner = "${address(9)}"
[addresses]
L1StandardBridgeProxy = "${address(1)}"
DisputeGameFactoryProxy = "${address(2)}"
`;

describe('importing a file of the Superchain Registry', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
    const own = { id: id(1), name: 'Our bridge', role: 'bridge', source: 's' };
    const chains = ['eip155:10', 'eip155:1'];
    await importText(store, 'projects', record('chain', { chains, contracts: [own] }));
  });
  afterAll(() => store.close());

  const load = (text: string, parameters: object = {}, options: object = {}) =>
    importText(store, 'superchain-registry', text, {
      parameters: {
        ...{ project: 'chain', sourceUrl: PLACE, publishedOn: '2026-07-21' },
        ...parameters,
      },
      ...options,
    });
  const stored = () => store.db.select().from(contracts).orderBy(asc(contracts.id));

  it('adds contracts, lists those of OP Mainnet, and names roles without a size', async () => {
    expect(await load(file())).toMatchObject({
      ...{ read: 2, changed: 1, refusedTotal: 0 },
      notes: {
        'DisputeGameFactoryProxy: added': 1,
        [`ProxyAdminOwner is ${address(9)}: its kind and size are not stated`]: 1,
        'governed by Optimism: yes': 1,
      },
    });
    expect(await stored()).toMatchObject([
      { id: id(1), name: 'Our bridge', proxy: null, listed: true },
      { id: id(2), name: 'DisputeGameFactoryProxy', role: 'factory', proxy: true, listed: true },
    ]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({
        ...{ url: PLACE, tier: 'P1', statedOn: '2026-07-21', how: 'machine' },
        locator: `commit aaaaaaaa; ProxyAdminOwner ${address(9)}`,
      }),
    );
    expect(await load(file())).toMatchObject({ changed: 0, skipped: 1 });
  });

  it("is a third party's list of another chain", async () => {
    await load(file(7654));
    expect(await stored()).toMatchObject([{ listed: null }, { id: id(2), listed: null }]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ url: PLACE, tier: 'P3' }),
    );
  });

  it('adds nothing to a project that is not on Ethereum, nor in a dry run', async () => {
    expect(await load(file(), {}, { dryRun: true })).toMatchObject({ changed: 1 });
    expect(await stored()).toHaveLength(1);
    await importText(store, 'projects', record('far', { chains: ['eip155:10'] }));
    expect(await load(file(), { project: 'far' })).toMatchObject({
      ...{ changed: 0, notes: { 'L1StandardBridgeProxy: not on its chains': 1 } },
    });
  });

  it.each([
    ['another file', '{}', {}, 'not TOML'],
    ['a file without a commit', file(), { sourceUrl: 'https://x.example/op.toml' }, 'commit'],
    ['a test network', file(), { sourceUrl: PLACE.replace('mainnet', 'sepolia') }, 'mainnet'],
    ['a file without a day', file(), { publishedOn: undefined }, '--published-on'],
    ['a file of tomorrow', file(), { publishedOn: '2027-01-01' }, 'future'],
    ['a project that is not recorded', file(), { project: 'nobody' }, 'no recorded'],
  ])('refuses %s', async (_, text, parameters, why) => {
    await expect(load(text, parameters)).rejects.toThrow(why);
  });
});
