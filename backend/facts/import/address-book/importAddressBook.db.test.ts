import { openTestStore } from '../../../../testing/store';
import { contracts, issuedTokens, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { emptyTables } from '../../../db/testing/emptyTables';
import { address, importText, record } from '../testing/importText';

const ADDRESS = `https://github.com/bgd-labs/aave-address-book/blob/${'a'.repeat(40)}/Vault.ts`;
const caip = (n: number, chain = 'eip155:1'): string => `${chain}:${address(n)}`;
const book = `// IPool https://explorer.example/address/${address(3)}
export const POOL = '${address(1)}';
export const NONE = '${address(0)}';
export const ASSETS = { ABC: { UNDERLYING: '${address(9)}', A_TOKEN: "${address(2)}" } } as const;
export const CHAIN_ID = 1 as const;
`;

describe('importing a file of the Aave Address Book', () => {
  let store: Store;
  const contract = (id: string, more: object = {}) => ({
    ...{ id, name: id.slice(-2), role: 'pool', source: 's' },
    ...more,
  });
  const vault = (...list: object[]) => record('vault', { contracts: list });
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, incidents');
  });
  afterAll(() => store.close());

  const load = (file: string, parameters: object = {}) =>
    importText(store, 'aave-address-book', file, {
      parameters: {
        ...{ project: 'vault', sourceUrl: ADDRESS, publishedOn: '2026-05-01' },
        ...parameters,
      },
    });
  const listed = async () =>
    Object.fromEntries(
      (await store.db.select().from(contracts)).map((one) => [one.id, one.listed]),
    );

  it('says of recorded contracts that the book names them, and adds none', async () => {
    const elsewhere = caip(1, 'eip155:10');
    await importText(
      store,
      'projects',
      vault(contract(caip(1)), contract(caip(2)), contract(caip(3)), contract(elsewhere)),
    );
    expect(await load(book)).toMatchObject({
      changed: 1,
      notes: { 'addresses of the book: 3, of them recorded: 2': 1 },
    });
    expect(await listed()).toEqual({
      [caip(1)]: true,
      [caip(2)]: true,
      [caip(3)]: null,
      [elsewhere]: null,
    });
    expect(await store.db.select().from(sources)).toContainEqual(
      expect.objectContaining({ url: ADDRESS, tier: 'P1', statedOn: '2026-05-01', how: 'machine' }),
    );
    expect(await load(book)).toMatchObject({ changed: 0, skipped: 1 });
  });

  it('takes over the tokens that the market issues, never what they are made of', async () => {
    await importText(store, 'projects', vault());
    const market = book.replace(
      'A_TOKEN:',
      `V_TOKEN: '${address(4)}', STATA_TOKEN: '${address(0)}', ORACLE: '${address(5)}', A_TOKEN:`,
    );
    expect(await load(market)).toMatchObject({
      changed: 1,
      notes: { 'tokens that the market issues: 2': 1 },
    });
    const issued = async () =>
      (await store.db.select().from(issuedTokens).orderBy(issuedTokens.id)).map(({ id }) => id);
    expect(await issued()).toEqual([caip(2), caip(4)]);
    const other = book.replaceAll(address(2), address(6));
    expect(await load(other, { publishedOn: '2026-05-02' })).toMatchObject({ changed: 1 });
    expect(await issued()).toEqual([caip(2), caip(4), caip(6)]);
    expect(await load(other, { publishedOn: '2026-05-02' })).toMatchObject({ changed: 0 });
  });

  it('leaves what a later source says', async () => {
    const later = { url: 'https://later.example', title: 'Later', tier: 'P1' };
    const dated = { s: { ...later, checkedOn: '2026-11-01', statedOn: '2026-06-01' } };
    const file = { ...vault(contract(caip(1), { listed: true })), sources: dated };
    await importText(store, 'projects', file);
    const untokened = book.replace('A_TOKEN', 'UNDERLYING');
    expect(await load(untokened)).toMatchObject({ changed: 0 });
  });

  it.each([
    ['another file', 'export const POOL = 1;', {}, 'no CHAIN_ID'],
    ['a file without a day', book, { publishedOn: undefined }, '--published-on'],
    ['a file of tomorrow', book, { publishedOn: '2027-01-01' }, 'future'],
  ])('refuses %s', async (_, file, parameters, why) => {
    await importText(store, 'projects', vault());
    await expect(load(file, parameters)).rejects.toThrow(why);
  });
});
