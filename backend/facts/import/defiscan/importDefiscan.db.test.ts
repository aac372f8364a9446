import { openTestStore } from '../../../../testing/store';
import { contracts, observations, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { discovered, proxy } from '../l2beat/testing/file';
import { importText, record } from '../testing/importText';
import { caip, review } from './testing/review';

const ADDRESS = `https://github.com/deficollective/defiscan/blob/${'a'.repeat(40)}/vault.md`;

describe('importing a review of DeFiScan', () => {
  let store: Store;
  const vault = (more: object = {}) => record('vault', { chains: ['eip155:1'], ...more });
  const own = (more: object) => ({
    id: caip(1),
    name: 'Ours',
    role: 'vault',
    source: 's',
    ...more,
  });
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
  });
  afterAll(() => store.close());

  const load = (file: unknown, parameters: object = {}) =>
    importText(store, 'defiscan', file, {
      parameters: { project: 'vault', sourceUrl: ADDRESS, ...parameters },
    });
  const control = () => store.db.select().from(observations);

  it('adds contracts and powers, as of the day of the review', async () => {
    await importText(store, 'projects', vault());
    expect(await load(review())).toMatchObject({
      changed: 1,
      notes: {
        'contracts added: 2': 1,
        'row left out, contract Missing: no address': 1,
        'power left out, its holder is no account: Vault: Timelock': 1,
      },
    });
    const found = await store.db.select().from(contracts).orderBy(contracts.id);
    expect(found).toMatchObject([
      { id: caip(1), name: 'Vault', proxy: true, implementation: caip(2), verified: 'partial' },
      { id: caip(3), name: 'Oracle', proxy: null, verified: 'partial' },
    ]);
    expect(await control()).toMatchObject([
      {
        key: 'control',
        value: { whole: false, powers: [{ holder: 'multisig', threshold: 3 }, { holder: 'key' }] },
      },
    ]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ url: ADDRESS, tier: 'P3', statedOn: '2026-05-05', how: 'person' }),
    );
    expect(await load(review())).toMatchObject({ changed: 0, skipped: 1 });
  });

  it('keeps names, roles and facts of a later day', async () => {
    const later = { url: 'https://later.example', title: 'Later', tier: 'P1' };
    const sourced = { s: { ...later, checkedOn: '2026-11-01', statedOn: '2026-06-01' } };
    const recorded = [own({ proxy: true, implementation: caip(9), verified: 'exact' })];
    await importText(store, 'projects', vault({ contracts: recorded, sources: sourced }));
    await load(review());
    expect(await store.db.select().from(contracts).orderBy(contracts.id)).toMatchObject([
      { name: 'Ours', role: 'vault', implementation: caip(9), verified: 'exact' },
      { name: 'Oracle' },
    ]);
  });

  it('does not replace powers known to be whole', async () => {
    const value = { whole: true, powers: [{ power: 'change-code', holder: 'vote' }] };
    const observed = [{ key: 'control', value, source: 's' }];
    await importText(store, 'projects', vault({ observations: observed }));
    const { notes } = await load(review());
    expect(notes).toHaveProperty('control kept: the recorded is whole or later');
    expect(await control()).toMatchObject([{ value }]);
  });

  it('takes a discovered.json of DeFiScan', async () => {
    await importText(store, 'projects', vault());
    expect(await load(discovered([proxy(1, 'Bridge')]))).toMatchObject({ changed: 1 });
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ title: expect.stringContaining('DeFiScan discovery') }),
    );
  });

  it.each([
    ['another text', 'no review', {}, 'names no chain'],
    ['broken JSON', '{"name":', {}, 'neither a review nor JSON'],
    ['a review of tomorrow', review({ day: '2027-01-01' }), {}, 'future'],
    ['a review without a project', review(), { project: undefined }, '--project'],
    ['a review without an address', review(), { sourceUrl: undefined }, '--source-url'],
  ])('refuses %s', async (_, file, parameters, why) => {
    await importText(store, 'projects', vault());
    await expect(load(file, parameters)).rejects.toThrow(why);
  });
});
