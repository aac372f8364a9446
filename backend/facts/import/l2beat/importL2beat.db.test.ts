import { eq } from 'drizzle-orm';
import { openTestStore } from '../../../../testing/store';
import { contracts, observations, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { importText, record } from '../testing/importText';
import { caip, discovered, fixed, key, proxy, safe, upgrade } from './testing/file';

const ADDRESS = `https://github.com/l2beat/l2beat/blob/${'a'.repeat(40)}/packages/x/discovered.json`;
const received = (...grants: object[]) => ({ receivedPermissions: grants });
const whole = discovered([proxy(1, 'Bridge'), safe(3, 6, 9, received(upgrade(1)))]);

describe('importing a discovered.json', () => {
  let store: Store;
  const vault = (more: object = {}) => record('vault', { chains: ['eip155:1'], ...more });
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
  });
  afterAll(() => store.close());

  const load = (file: unknown, parameters: object = {}) =>
    importText(store, 'l2beat', file, {
      parameters: { project: 'vault', sourceUrl: ADDRESS, ...parameters },
    });
  const observed = async () =>
    Object.fromEntries(
      (await store.db.select().from(observations)).map(({ key: name, value }) => [name, value]),
    );

  it('adds contracts, control and the list, with block and day', async () => {
    await importText(store, 'projects', vault());
    expect(await load(whole)).toMatchObject({
      read: 2,
      changed: 1,
      notes: { 'contracts added: 1': 1 },
    });
    expect(await store.db.select().from(contracts)).toMatchObject([
      { id: caip(1), proxy: true, implementation: caip(1001), codeChangedOn: '2025-05-05' },
    ]);
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({
        url: ADDRESS,
        tier: 'P3',
        how: 'machine',
        statedOn: '2026-08-04',
        block: 25_000_000,
        locator: 'packages/x/discovered.json@aaaaaaaaaa',
      }),
    );
    expect(await observed()).toMatchObject({
      control: { whole: true, powers: [{ holder: 'multisig', threshold: 6, signers: 9 }] },
      'contract-list': { through: '2026-08-04', count: 1 },
    });
    expect(await load(whole)).toMatchObject({ changed: 0, skipped: 1 });
  });

  it('keeps the name, the role and what only the record knows', async () => {
    const own = {
      id: caip(1),
      name: 'Our bridge',
      role: 'vault',
      holdsFunds: true,
      verified: 'exact',
    };
    await importText(store, 'projects', vault({ contracts: [{ ...own, source: 's' }] }));
    await load(whole);
    expect(
      await store.db
        .select()
        .from(contracts)
        .where(eq(contracts.id, caip(1))),
    ).toMatchObject([
      { ...own, proxy: true, implementation: caip(1001), deployedOn: '2024-01-01' },
    ]);
  });

  it('says what it cannot resolve, and claims no list that ends elsewhere', async () => {
    await importText(store, 'projects', vault({ chains: ['eip155:1', 'eip155:10'] }));
    const file = discovered([proxy(1, 'Bridge'), proxy(2, 'Other'), key(8, received(upgrade(1)))]);
    const { notes } = await load(file);
    expect(Object.keys(notes)).toEqual([
      'contracts added: 2',
      'control is not known to be whole: upgrade of Other: the file names nobody',
      'contract-list not claimed: it does not cover eip155:10',
    ]);
    expect(await observed()).toMatchObject({ control: { whole: false } });
    expect(await observed()).not.toHaveProperty('contract-list');
  });

  it('does not replace powers known to be whole by a list that is not', async () => {
    const value = { whole: true, powers: [{ power: 'change-code', holder: 'vote' }] };
    await importText(
      store,
      'projects',
      vault({ observations: [{ key: 'control', value, source: 's' }] }),
    );
    await load(discovered([fixed(1, 'A'), proxy(2, 'B'), key(8, received(upgrade(1)))]));
    expect(await observed()).toMatchObject({ control: value });
  });

  it.each([
    ['another file', { tokens: [] }, {}, 'no discovered.json'],
    ['a project that is not recorded', whole, { project: 'nobody' }, 'no recorded project'],
    ['a file without a project', whole, { project: undefined }, '--project'],
    ['a file without an address', whole, { sourceUrl: undefined }, '--source-url'],
    ['a file of tomorrow', { ...whole, timestamp: 2_000_000_000 }, {}, 'future'],
  ])('refuses %s', async (_, file, parameters, why) => {
    await importText(store, 'projects', vault());
    await expect(load(file, parameters)).rejects.toThrow(why);
  });
});
