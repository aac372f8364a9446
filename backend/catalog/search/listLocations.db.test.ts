import { NOT_CHECKED } from '../../../contracts/ratings/answers';
import { openTestStore } from '../../../testing/store';
import { tokens } from '../../db/schema';
import type { Store } from '../../db/store';
import { listLocations } from './listLocations';
import { clear, insertContract, insertProjects, insertToken } from './testing/insertProjects';

const AAVE = '0x7fc66500c84a76ad7e9c93437bfc5ac33e2ddae9';
const LOW = '0x00000000000000000000000000000000000000aa';
const MINT = 'EPjFWdd5AufqSSqeM2qN1xzybapC8G4wEGGkZwyTDt1v';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await clear(store.db);
  await insertProjects(store.db, [
    { id: 'aave', chains: ['eip155:8453', 'eip155:1'], tickers: ['AAVE'] },
    { id: 'bare' },
  ]);
});

const token = (chain: string, address: string, project = 'aave') =>
  insertToken(store.db, project, `${chain}/erc20:${address}`, chain, address);
const contract = (chain: string, address: string) =>
  insertContract(store.db, 'aave', `${chain}:${address}`, chain, address);
const locate = async (id: string) => (await listLocations(store.db, [id])).get(id);

const UNRATED = {
  ...{ rank: null, state: 'not-rated', score: null, possible: null, answers: NOT_CHECKED },
  ...{ issuedCount: 0, issuedBy: null },
};

describe('where a project is', () => {
  it('is its chains, and nothing more where no address is recorded', async () => {
    expect(await locate('aave')).toEqual({
      chains: ['eip155:8453', 'eip155:1'],
      address: null,
      ...UNRATED,
    });
    expect(await locate('bare')).toEqual({ chains: [], address: null, ...UNRATED });
  });

  it('is the address of its token on its first chain, with a checksum on EVM chains', async () => {
    await token('eip155:1', LOW);
    await token('eip155:8453', AAVE);
    await contract('eip155:8453', LOW);
    expect(await locate('aave')).toMatchObject({
      address: '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9',
    });
  });

  it('is the address of the token with its first ticker before those of others', async () => {
    await token('eip155:8453', LOW);
    await store.db.insert(tokens).values({
      id: `eip155:1/erc20:${AAVE}`,
      projectId: 'aave',
      chain: 'eip155:1',
      address: AAVE,
      symbol: 'AAVE',
    });
    expect((await locate('aave'))?.address?.toLowerCase()).toBe(AAVE);
  });

  it('is the address of a contract where there is no token', async () => {
    await contract('eip155:1', AAVE);
    expect((await locate('aave'))?.address?.toLowerCase()).toBe(AAVE);
  });

  it('keeps the letters of an address on other chains, and may be without a chain', async () => {
    await token('solana:5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp', MINT, 'bare');
    expect(await locate('bare')).toEqual({ chains: [], address: MINT, ...UNRATED });
  });

  it('is read for many projects at once, without those that are gone', async () => {
    expect([...(await listLocations(store.db, ['aave', 'gone', 'bare'])).keys()].sort()).toEqual([
      'aave',
      'bare',
    ]);
  });
});
