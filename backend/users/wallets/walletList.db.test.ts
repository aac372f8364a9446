import { WALLETS_MAX } from '../../../contracts/limits';
import { updateWallets } from '../../../contracts/portfolio/walletEndpoints';
import { WALLET_MESSAGES } from '../../../contracts/portfolio/wallets';
import { MINUTE, TestWallets } from '../../../testing/wallets/TestWallets';
import { forgetAccount } from '../../compose';
import { walletChallenges, walletLists, wallets } from '../../db/schema';
import { pruneWallets } from './module';

const ONE = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const TWO = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';

const test = new TestWallets();
beforeAll(() => test.open());
afterAll(() => test.close());
beforeEach(() => test.clear());

const addresses = async (account?: string) =>
  (await test.list(account)).wallets.map(({ address }) => address);
const refuse = (given: unknown, version?: number) =>
  test.refuse(updateWallets, { body: { wallets: given, version } });
const wallet = (address: string, values: object = {}) => ({
  chain: 'eip155:1',
  address,
  ...values,
});

describe('the list of wallets', () => {
  it('is empty at first, and then what was saved, in order, with checksums', async () => {
    expect(await test.list()).toEqual({ wallets: [], version: 0 });
    const saved = await test.save(
      [{ address: TWO.toLowerCase(), label: ' Savings ' }, { address: ONE }],
      { version: 0 },
    );
    expect(saved).toEqual({
      version: 1,
      wallets: [
        { chain: 'eip155:1', address: TWO, label: 'Savings', proof: null },
        { chain: 'eip155:1', address: ONE, label: '', proof: null },
      ],
    });
    expect(await test.list()).toEqual(saved);
    await test.save([{ address: ONE }, { address: TWO }], { version: 1 });
    expect(await addresses()).toEqual([ONE, TWO]);
  });

  it('has one address once a chain', async () => {
    await test.save([{ address: ONE }, { address: ONE, chain: 'eip155:8453' }]);
    expect(await addresses()).toEqual([ONE, ONE]);
    const twice = await refuse([wallet(ONE), wallet(ONE.toLowerCase())]);
    expect(twice).toMatchObject({ status: 400, fields: [{ message: WALLET_MESSAGES.twice }] });
  });

  it('is of one account', async () => {
    await test.save([{ address: ONE }]);
    await test.save([{ address: TWO }], { account: 'bob' });
    expect([await addresses('ann'), await addresses('bob')]).toEqual([[ONE], [TWO]]);
  });

  it('changed elsewhere is not overwritten: the newer list comes back', async () => {
    await test.save([{ address: ONE }], { version: 0 });
    const newer = await test.list();
    expect(await refuse([wallet(TWO)], 0)).toMatchObject({ status: 409, code: 'conflict', newer });
    expect(await test.list()).toEqual(newer);
    // Specification §7 has no version.
    await test.save([{ address: TWO }]);
    expect(await addresses()).toEqual([TWO]);
  });

  it('keeps the last removed ones only, however often it changes', async () => {
    const some = (from: number) =>
      Array.from({ length: WALLETS_MAX }, (_, n) => ({
        address: `0x${String(from + n).padStart(40, '0')}`,
      }));
    for (const from of [100, 200, 300]) {
      await test.save(some(from));
      test.pass(1_000);
    }
    await test.save([{ address: ONE }]);
    const kept = await test.store.db.select({ address: wallets.address }).from(wallets);
    expect(kept).toHaveLength(WALLETS_MAX + 1);
    expect(kept).not.toContainEqual(some(200)[0]);
    expect(kept).toContainEqual(some(300)[0]);
  });

  it('of two changes of one version takes one', async () => {
    const answers = await Promise.all(
      [ONE, TWO].map((address) =>
        test.send(updateWallets, { body: { wallets: [wallet(address)], version: 0 } }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it.each([
    ['a letter of another case', wallet(ONE.replace('aA', 'Aa')), WALLET_MESSAGES.checksum],
    ['too few digits', wallet('0x12'), WALLET_MESSAGES.address],
    ['no EVM chain', wallet(ONE, { chain: 'solana:5eykt4' }), WALLET_MESSAGES.chain],
    ['a long label', wallet(ONE, { label: 'x'.repeat(61) }), WALLET_MESSAGES.label],
  ])('refuses %s, and says which wallet', async (_, bad, message) => {
    const { status, fields } = await refuse([wallet(TWO), bad]);
    expect(status).toBe(400);
    expect(fields).toEqual([{ path: expect.stringMatching(/wallets\[1\]/) as string, message }]);
    expect(await addresses()).toEqual([]);
  });

  it('has a limit', async () => {
    const many = Array.from({ length: WALLETS_MAX + 1 }, (_, n) =>
      wallet(`0x${String(n).padStart(40, '0')}`),
    );
    expect(await refuse(many)).toMatchObject({ fields: [{ message: WALLET_MESSAGES.most }] });
    expect((await test.save(many.slice(1))).wallets).toHaveLength(WALLETS_MAX);
  });
});

it('removed wallets and old challenges are deleted after a day, and all with the account', async () => {
  await test.save([{ address: ONE }, { address: TWO }]);
  await test.challenge(ONE);
  await test.save([{ address: ONE }]);
  const { db } = test.store;
  expect(await pruneWallets(db, test.now)).toBe(0);
  test.pass(25 * 60 * MINUTE);
  expect(await pruneWallets(db, test.now)).toBe(2);
  expect(await addresses()).toEqual([ONE]);
  await test.challenge(ONE);
  const names = { account: 'ann', email: 'a@example.com', emailHash: 'h', visitorKey: 'v' };
  await db.transaction((tx) => forgetAccount(tx, names, test.now));
  for (const table of [wallets, walletLists, walletChallenges])
    expect(await db.$count(table)).toBe(0);
});
