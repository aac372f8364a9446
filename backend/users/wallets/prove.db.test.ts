import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';
import type { Hex } from 'viem';
import { challengeWallet, proveWallet } from '../../../contracts/portfolio/walletEndpoints';
import { WALLET_MESSAGES } from '../../../contracts/portfolio/wallets';
import { TestChain } from '../../../testing/chain/TestChain';
import { MINUTE, SITE, TestWallets } from '../../../testing/wallets/TestWallets';
import { walletChallenges } from '../../db/schema';

const CONTRACT = '0x00000000000000000000000000000000000c0de5';
const BASE = 'eip155:8453';

const owner = privateKeyToAccount(generatePrivateKey());
const other = privateKeyToAccount(generatePrivateKey());
const test = new TestWallets();
const chain = new TestChain(8453);
beforeAll(async () => {
  await chain.start();
  await test.open({ [BASE]: chain.url });
});
afterAll(async () => {
  await test.close();
  await chain.close();
});
beforeEach(async () => {
  chain.mood = 'up';
  await test.clear();
  await test.save([{ address: owner.address }]);
});

type Sent = Parameters<typeof test.send>[1];
const prove = (message: string, signature: string, sent: Sent = {}) =>
  test.call(proveWallet, { ...sent, body: { message, signature } });
const refuse = (message: string, signature: string, sent: Sent = {}) =>
  test.refuse(proveWallet, { ...sent, body: { message, signature } });
const EXPIRED = { status: 400, message: WALLET_MESSAGES.expired };

describe('the message to sign', () => {
  it('names the site, the wallet, its chain, when it ends, and that nothing else happens', async () => {
    expect((await test.challenge(owner.address)).split('\n')).toEqual([
      'plumbline.example wants you to sign in with your Ethereum account:',
      owner.address,
      '',
      'Prove that this wallet is yours. This sends nothing, approves nothing and costs nothing.',
      '',
      `URI: ${SITE}/my/portfolio`,
      'Version: 1',
      'Chain ID: 1',
      expect.stringMatching(/^Nonce: [0-9a-f]{32}$/),
      `Issued At: ${test.now.toISOString()}`,
      `Expiration Time: ${new Date(test.now.getTime() + 10 * MINUTE).toISOString()}`,
    ]);
  });

  it('is stored without its nonce', async () => {
    const message = await test.challenge(owner.address);
    const nonce = /Nonce: (\w+)/.exec(message)![1]!;
    const rows = await test.store.db.select().from(walletChallenges);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(nonce);
  });

  it('is for wallets of the list only', async () => {
    const body = { chain: 'eip155:1', address: other.address };
    expect(await test.refuse(challengeWallet, { body })).toMatchObject({ status: 404 });
    const elsewhere = { chain: BASE, address: owner.address };
    expect(await test.refuse(challengeWallet, { body: elsewhere })).toMatchObject({ status: 404 });
    const mine = { chain: 'eip155:1', address: owner.address };
    expect(await test.refuse(challengeWallet, { account: 'bob', body: mine })).toMatchObject({
      status: 404,
    });
  });
});

describe('a proof', () => {
  it('by the key of the wallet is recorded, and stays when the list changes', async () => {
    const message = await test.challenge(owner.address);
    const { wallets } = await prove(message, await owner.signMessage({ message }));
    const proof = { at: test.now.toISOString(), kind: 'key' };
    expect(wallets).toMatchObject([{ address: owner.address, proof }]);
    await test.save([{ address: other.address }]);
    test.pass(60 * MINUTE);
    const { wallets: restored } = await test.save([
      { address: other.address },
      { address: owner.address, label: 'Back' },
    ]);
    expect(restored).toMatchObject([{ proof: null }, { label: 'Back', proof }]);
  });

  it('works once, and a wrong signature uses it up', async () => {
    const message = await test.challenge(owner.address);
    const signature = await owner.signMessage({ message });
    expect(await refuse(message, await other.signMessage({ message }))).toMatchObject({
      status: 400,
      message: expect.stringContaining("not of this wallet's key") as string,
    });
    expect(await refuse(message, signature)).toMatchObject(EXPIRED);
    const next = await test.challenge(owner.address);
    const signed = await owner.signMessage({ message: next });
    await prove(next, signed);
    expect(await refuse(next, signed)).toMatchObject(EXPIRED);
  });

  it('at once in two calls counts once', async () => {
    const message = await test.challenge(owner.address);
    const body = { message, signature: await owner.signMessage({ message }) };
    const answers = await Promise.all([1, 2, 3].map(() => test.send(proveWallet, { body })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 400, 400]);
  });

  it('is of the account and the session that asked', async () => {
    const message = await test.challenge(owner.address);
    const signature = await owner.signMessage({ message });
    await test.save([{ address: owner.address }], { account: 'bob' });
    expect(await refuse(message, signature, { account: 'bob' })).toMatchObject(EXPIRED);
    expect(await refuse(message, signature, { session: 'b' })).toMatchObject(EXPIRED);
    await prove(message, signature);
  });

  it('ends after ten minutes', async () => {
    const message = await test.challenge(owner.address);
    const signature = await owner.signMessage({ message });
    test.pass(10 * MINUTE);
    expect(await refuse(message, signature)).toMatchObject(EXPIRED);
  });

  it.each([
    ['another site', 'plumbline.example wants', 'phish.example wants'],
    ['another page', `${SITE}/my/portfolio`, `${SITE}/elsewhere`],
    ['another chain', 'Chain ID: 1', 'Chain ID: 8453'],
    ['other words', 'costs nothing', 'costs something'],
    ['another nonce', /Nonce: \w+/, `Nonce: ${'0'.repeat(32)}`],
  ])('of a message for %s is refused', async (_, from, to) => {
    const message = (await test.challenge(owner.address)).replace(from, to);
    expect(await refuse(message, await owner.signMessage({ message }))).toMatchObject(EXPIRED);
  });

  it.each(['', 'no message at all', '\n\n\nNonce: abc'])('of “%s” is refused', async (message) => {
    expect(await refuse(message, '0x')).toMatchObject({ status: 400 });
  });

  it('is refused to staff who act as the user, as is the message', async () => {
    const body = { chain: 'eip155:1', address: owner.address };
    const acting = { actor: 'staff', body };
    expect(await test.refuse(challengeWallet, acting)).toMatchObject({ code: 'impersonating' });
    const message = await test.challenge(owner.address);
    const signature = await owner.signMessage({ message });
    expect(await refuse(message, signature, { actor: 'staff' })).toMatchObject({
      status: 403,
      code: 'impersonating',
    });
  });
});

describe('a contract wallet (EIP-1271)', () => {
  const listed = async (address: string): Promise<string> => {
    await test.save([{ address, chain: BASE }]);
    return test.challenge(address, { chain: BASE });
  };
  const signedBy = (signature: Hex) => (_hash: Hex, given: Hex) => given === signature;

  it('is asked at its chain', async () => {
    const message = await listed(CONTRACT);
    const signature = await owner.signMessage({ message });
    chain.deploySigner(CONTRACT, signedBy(signature));
    const { wallets } = await prove(message, signature);
    expect(wallets).toMatchObject([{ proof: { kind: 'contract' } }]);
    const again = await listed(CONTRACT);
    expect(await refuse(again, await other.signMessage({ message: again }))).toMatchObject({
      message: WALLET_MESSAGES.signature,
    });
  });

  it('is none where there is no code', async () => {
    const message = await listed(other.address);
    expect(await refuse(message, await owner.signMessage({ message }))).toMatchObject({
      message: WALLET_MESSAGES.signature,
    });
  });

  it('on a chain without an RPC says what the operator has to add', async () => {
    await test.save([{ address: CONTRACT }]);
    const message = await test.challenge(CONTRACT);
    const refused = await refuse(message, await owner.signMessage({ message }));
    expect(refused.message).toBe(
      "The signature is not of this wallet's key. Contract wallets on Ethereum cannot be checked here: the operator has to add 1 to RPC_URLS.",
    );
  });

  it('whose chain does not answer is not judged', async () => {
    const message = await listed(CONTRACT);
    chain.mood = 'failing';
    const refused = await refuse(message, await owner.signMessage({ message }));
    expect(refused).toMatchObject({ status: 503, code: 'unavailable' });
    expect(JSON.stringify(refused)).not.toContain('secret-key');
  });
});
