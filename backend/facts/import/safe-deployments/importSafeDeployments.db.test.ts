import { asc } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { contracts, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, importText, record } from '../testing/importText';

const ADDRESS = 'https://github.com/safe-global/safe-deployments/blob/abc/src/assets/v9/safe.json';
const asset = (name: string, n: number, more: object = {}): object => ({
  released: true,
  contractName: name,
  version: '9.4.1',
  deployments: { canonical: { address: address(n), codeHash: '0x01' } },
  networkAddresses: { '1': 'canonical', '10': 'canonical', '11155111': 'canonical' },
  abi: [],
  ...more,
});
const id = (n: number, chain = 1): string => `eip155:${chain}:${address(n)}`;

describe('importing deployment files', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
    const own = { id: id(1), name: 'Our singleton', role: 'vault', proxy: false, source: 's' };
    const chains = ['eip155:1', 'eip155:10'];
    await importText(store, 'projects', record('wallet', { chains, contracts: [own] }));
  });
  afterAll(() => store.close());

  const load = (file: unknown, parameters: object = {}) =>
    importText(store, 'safe-deployments', file, {
      parameters: {
        ...{ project: 'wallet', sourceUrl: ADDRESS, publishedOn: '2026-08-17' },
        ...parameters,
      },
    });
  const stored = () => store.db.select().from(contracts).orderBy(asc(contracts.id));

  it('marks recorded contracts as listed and adds the others on the chains of the project', async () => {
    expect(await load([asset('Safe', 1), asset('SafeProxyFactory', 2)])).toMatchObject({
      ...{ read: 2, changed: 1, refusedTotal: 0 },
      notes: { 'contracts added': 3, 'addresses on chains that the project lacks': 2 },
    });
    expect(await stored()).toMatchObject(
      [
        { id: id(2, 10), name: 'SafeProxyFactory 9.4.1', role: 'factory', listed: true },
        { id: id(1, 10), name: 'Safe 9.4.1', role: 'core', proxy: null },
        { id: id(1), name: 'Our singleton', role: 'vault', proxy: false, listed: true },
        { id: id(2), role: 'factory' },
      ].sort((a, b) => (a.id < b.id ? -1 : 1)),
    );
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ url: ADDRESS, tier: 'P1', statedOn: '2026-08-17' }),
    );
    expect(await load([asset('Safe', 1), asset('SafeProxyFactory', 2)])).toMatchObject({
      ...{ changed: 0, skipped: 1 },
    });
  });

  it('leaves out versions that are not released, and refuses other elements of a list', async () => {
    const files = [asset('Safe', 3, { released: false }), { abi: [] }];
    const summary = await load(files);
    expect(summary).toMatchObject({
      ...{ read: 2, changed: 0, skipped: 1 },
      notes: { 'files of versions that are not released': 1 },
      refused: [{ index: 1, reason: 'has no contractName and version' }],
    });
  });

  it('a dry run writes nothing', async () => {
    const parameters = { project: 'wallet', sourceUrl: ADDRESS };
    const options = { parameters, dryRun: true };
    const summary = await importText(store, 'safe-deployments', asset('Safe', 2), options);
    expect(summary).toMatchObject({ changed: 1 });
    expect(await stored()).toHaveLength(1);
  });

  it.each([
    ['a file of something else', { tokens: [] }, {}, 'no deployment file'],
    ['a project that is not recorded', asset('Safe', 1), { project: 'nobody' }, 'no recorded'],
    ['a file without a project', asset('Safe', 1), { project: undefined }, '--project'],
    ['a file without an address', asset('Safe', 1), { sourceUrl: undefined }, '--source-url'],
    ['a file of no day', asset('Safe', 1), { publishedOn: '2026-02-30' }, 'no day'],
    ['a file of tomorrow', asset('Safe', 1), { publishedOn: '2026-11-22' }, 'future'],
  ])('refuses %s', async (_, file, parameters, why) => {
    await expect(load(file, parameters)).rejects.toThrow(why);
  });
});
