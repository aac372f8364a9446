import { readPortfolio } from '../../../contracts/portfolio/walletEndpoints';
import { TestChain } from '../../../testing/chain/TestChain';
import { TestPrices } from '../../../testing/chain/TestPrices';
import { MINUTE, TestWallets } from '../../../testing/wallets/TestWallets';
import { alerts, contracts, observations, projectScores, sources, tokens } from '../../db/schema';
import { insertProjects } from '../../catalog/search/testing/insertProjects';

const ME = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed';
const SAFE = '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359';
const address = (digit: string): string => `0x${digit.repeat(40)}`;
const [USD, SHARE, ODD, NONE] = ['1', '2', '3', '4'].map(address) as [
  string,
  string,
  string,
  string,
];
const BASE = 'eip155:8453';

const test = new TestWallets();
const [ethereum, base] = [new TestChain(1), new TestChain(8453)];
const prices = new TestPrices();
beforeAll(async () => {
  await Promise.all([ethereum.start(), base.start(), prices.start()]);
  await test.open({ 'eip155:1': ethereum.url, [BASE]: base.url }, prices.url);
});
afterAll(async () => {
  await test.close();
  await Promise.all([ethereum.close(), base.close(), prices.close()]);
});

async function track(chain: string, projectId: string, at: string, decimals: number | null) {
  await test.store.db.insert(tokens).values({
    id: `${chain}/erc20:${at}`,
    projectId,
    chain,
    address: at,
    symbol: projectId.toUpperCase(),
    decimals,
  });
}
async function record(projectId: string, at: string, given: object = {}) {
  await test.store.db.insert(contracts).values({
    id: `eip155:1:${at}`,
    projectId,
    chain: 'eip155:1',
    address: at,
    name: `${projectId} router`,
    role: 'router',
    ...given,
  });
}
/** Unread alerts of the account. */
async function alertOf(projectId: string, count: number) {
  await test.store.db.insert(alerts).values(
    Array.from({ length: count }, (_, eventId) => ({
      account: 'ann',
      projectId,
      eventId,
      kind: 'suspended' as const,
      at: '2026-11-20T12:00:00Z',
      data: { letter: 'A' as const },
    })),
  );
}
async function rate(projectId: string, score: number) {
  const now = { state: 'rated' as const, score, possible: score + 10, known: 0.9, letter: 'A' };
  const { db } = test.store;
  await db
    .insert(projectScores)
    .values({ projectId, ...now })
    .onConflictDoUpdate({ target: projectScores.projectId, set: now });
}
async function control(projectId: string, value: object) {
  const at = '2026-11-01T00:00:00Z';
  const { db } = test.store;
  const [source] = await db
    .insert(sources)
    .values({ title: `Control of ${projectId}`, tier: 'P1', checkedAt: at })
    .returning();
  await db
    .insert(observations)
    .values({ projectId, key: 'control', value, observedAt: at, sourceId: source!.id });
}

beforeEach(async () => {
  test.pass(2 * MINUTE);
  for (const chain of [ethereum, base]) {
    chain.mood = 'up';
    chain.block += 10;
    chain.asked.length = 0;
    chain.blocks.clear();
    for (const token of [USD, SHARE, ODD]) {
      chain.give(token, ME, 0n);
      chain.give(token, SAFE, 0n);
    }
  }
  await test.clear();
  await insertProjects(test.store.db, [{ id: 'usd' }, { id: 'share' }, { id: 'odd' }]);
  await track('eip155:1', 'usd', USD, 6);
  await track('eip155:1', 'share', SHARE, 18);
  await track('eip155:1', 'odd', ODD, null);
  await track('eip155:1', 'odd', NONE, 18);
  await track(BASE, 'usd', USD, 6);
});

const read = (account = 'ann') => test.call(readPortfolio, { account });

describe('a portfolio', () => {
  it('without wallets, or without holdings, is empty', async () => {
    expect(await read()).toMatchObject({ chains: [], holdings: [], projects: [], summary: null });
    await test.save([{ address: ME }]);
    expect(await read()).toMatchObject({
      walletsVersion: 1,
      chains: [{ chain: 'eip155:1', state: 'read', tracked: 4, checked: 4, unreadable: 1 }],
      holdings: [],
      summary: null,
    });
  });

  it('adds up what the wallets of a chain hold, read at one block', async () => {
    await test.save([{ address: ME }, { address: SAFE }, { address: ME, chain: BASE }]);
    ethereum.give(USD, ME, 1_500_000n);
    ethereum.give(USD, SAFE, 2_000_000n);
    ethereum.give(ODD, ME, 7n);
    base.give(USD, ME, 1n);
    const { chains, holdings, projects } = await read();
    expect(chains.map(({ chain, block }) => [chain, block])).toEqual([
      ['eip155:1', ethereum.block],
      [BASE, base.block],
    ]);
    expect([...ethereum.blocks]).toEqual([`0x${ethereum.block.toString(16)}`]);
    expect(
      new Set(holdings.map(({ symbol, amount, wallets }) => [symbol, amount, wallets])),
    ).toEqual(
      new Set([
        ['USD', '3.5', [SAFE, ME].sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1))],
        ['ODD', null, [ME]],
        ['USD', '0.000001', [ME]],
      ]),
    );
    expect(projects.map(({ project, share, alerts }) => [project.id, share, alerts])).toEqual([
      ['odd', 0.5, 0],
      ['usd', 0.5, 0],
    ]);
  });

  it('weighs ratings, and says what few people can change', async () => {
    await test.save([{ address: ME }]);
    ethereum.give(USD, ME, 1n);
    ethereum.give(SHARE, ME, 1n);
    ethereum.give(ODD, ME, 1n);
    await rate('usd', 60);
    await rate('share', 80);
    const power = { power: 'change-code', holder: 'multisig', threshold: 2, signers: 3 };
    await control('usd', { powers: [power], whole: true });
    await control('share', { powers: [power] });
    await alertOf('usd', 3);
    const { summary, projects } = await read();
    expect(summary).toMatchObject({
      score: 70,
      possible: 80,
      ratedShare: 0.6667,
      weakest: ['usd', 'share'],
      exposure: { steps: [{ people: 2, share: 0.3333, projects: ['usd'] }], unknownShare: 0.6667 },
    });
    expect(projects.find(({ project }) => project.id === 'usd')).toMatchObject({
      alerts: 3,
      control: { state: 'people', people: 2 },
    });
  });

  it('is of one account', async () => {
    await test.save([{ address: ME }]);
    ethereum.give(USD, ME, 1n);
    expect((await read('bob')).holdings).toEqual([]);
  });

  it('is read once a minute', async () => {
    await test.save([{ address: ME }]);
    await Promise.all([read(), read()]);
    const calls = ethereum.asked.filter((method) => method === 'eth_call').length;
    await read();
    expect(ethereum.asked.filter((method) => method === 'eth_call')).toHaveLength(calls);
    test.pass(MINUTE);
    ethereum.give(USD, ME, 1_000_000n);
    expect((await read()).holdings).toMatchObject([{ amount: '1' }]);
  });
});

describe('value', () => {
  const at = () => test.now.getTime() / 1000;
  beforeEach(async () => {
    test.pass(5 * MINUTE);
    await test.save([{ address: ME }]);
    prices.answer = undefined;
    prices.coins.clear();
    ethereum.give(USD, ME, 3_000_000n);
    ethereum.give(SHARE, ME, 10n ** 18n);
    ethereum.give(ODD, ME, 1n);
  });

  it('weighs what has a price; the rest counts nothing', async () => {
    prices.coins.set(`ethereum:${USD}`, { price: 1, timestamp: at() - 60 });
    prices.coins.set(`ethereum:${SHARE}`, { price: 9, timestamp: at() });
    await rate('usd', 60);
    await rate('share', 80);
    const found = await read();
    expect(found.projects).toMatchObject([
      { project: { id: 'share' }, share: 0.75, value: 9 },
      { project: { id: 'usd' }, share: 0.25, value: 3 },
      { project: { id: 'odd' }, share: 0, value: null },
    ]);
    expect(found.summary).toMatchObject({
      basis: 'value',
      value: 12,
      unpriced: 1,
      score: 75,
      ratedShare: 1,
    });
    expect(found.prices).toEqual({
      state: 'read',
      source: new URL(prices.url).host,
      oldestAt: new Date((at() - 60) * 1000).toISOString(),
    });
  });

  it('without a price that can be read counts projects, and says so', async () => {
    prices.answer = { status: 500, body: '' };
    const found = await read();
    expect(found.prices).toMatchObject({ state: 'failed', oldestAt: null });
    expect(found.summary).toMatchObject({ basis: 'projects', value: null, unpriced: 0 });
    expect(found.projects.map(({ share }) => share)).toEqual([1 / 3, 1 / 3, 1 / 3]);
    prices.answer = undefined;
    expect((await read()).prices).toMatchObject({ state: 'read', oldestAt: null });
  });
});

describe('approvals', () => {
  const [ROUTER, VAULT, MINE] = ['7', '8', '9'].map(address) as [string, string, string];
  const MAX = 2n ** 256n - 1n;
  beforeEach(async () => {
    await test.save([{ address: ME }, { address: SAFE }]);
    await record('share', ROUTER, { deployedOn: '2021-03-04', codeChangedOn: '2024-05-06' });
    await record('odd', VAULT, { role: 'vault', name: 'Vault' });
    ethereum.give(USD, ME, 1_500_000n);
  });
  afterEach(() => {
    for (const token of [USD, SHARE])
      for (const owner of [ME, SAFE])
        for (const spender of [ROUTER, VAULT, MINE]) ethereum.approve(token, owner, spender, 0n);
  });

  it('of tokens held are listed with the spender, its age and its rating, the worst first', async () => {
    ethereum.approve(USD, ME, ROUTER, MAX);
    ethereum.approve(USD, ME, VAULT, 2_500_000n);
    await rate('share', 80);
    const { approvals, chains } = await read();
    expect(approvals).toMatchObject([
      {
        chain: 'eip155:1',
        token: { address: USD, symbol: 'USD', url: `https://etherscan.io/address/${USD}` },
        wallet: ME,
        spender: { address: VAULT, name: 'Vault', deployedOn: null, codeChangedOn: null },
        project: { id: 'odd', state: 'not-rated' },
        unlimited: false,
        amount: '2.5',
      },
      {
        spender: { address: ROUTER, deployedOn: '2021-03-04', codeChangedOn: '2024-05-06' },
        project: { id: 'share', score: 80 },
        unlimited: true,
      },
    ]);
    expect(chains).toMatchObject([{ approvals: { read: true, checked: 2, known: 2 } }]);
    expect([...ethereum.blocks]).toEqual([`0x${ethereum.block.toString(16)}`]);
  });

  it('to contracts that are not recorded, and of tokens not held, are not looked up', async () => {
    ethereum.approve(USD, ME, MINE, MAX);
    ethereum.approve(SHARE, ME, ROUTER, MAX);
    ethereum.approve(USD, SAFE, ROUTER, MAX);
    expect((await read()).approvals).toEqual([]);
  });

  it('that nobody answers for leave the balances as they are', async () => {
    ethereum.failsAt = 'allowance';
    const { approvals, chains, holdings } = await read();
    ethereum.failsAt = undefined;
    expect(approvals).toEqual([]);
    expect(holdings).toHaveLength(1);
    expect(chains).toMatchObject([
      { state: 'read', approvals: { read: false, checked: 0, known: 2 } },
    ]);
  });

  it('are not looked up where nothing is held', async () => {
    ethereum.give(USD, ME, 0n);
    expect((await read()).chains).toMatchObject([{ state: 'read', approvals: null }]);
  });
});

describe('a chain', () => {
  it.each([
    ['without an RPC', 'eip155:10', 'not-configured'],
    ['without tracked tokens', 'eip155:100', 'no-tokens'],
  ])('%s is said to be so, and the others are read', async (_, chain, state) => {
    await track('eip155:10', 'usd', USD, 6);
    ethereum.give(USD, ME, 1n);
    await test.save([{ address: ME, chain }, { address: ME }]);
    const { chains, holdings } = await read();
    expect(chains).toMatchObject([{ chain, state, block: null }, { state: 'read' }]);
    expect(holdings).toHaveLength(1);
  });

  it('whose RPC fails between the block and the balances is not taken for empty', async () => {
    await test.save([{ address: ME }]);
    ethereum.failsAt = 'balanceOf';
    const failed = await read();
    ethereum.failsAt = undefined;
    expect(failed.chains).toMatchObject([{ state: 'failed', unreadable: 0 }]);
  });

  it('whose RPC fails is read again with the next call', async () => {
    await test.save([{ address: ME }]);
    ethereum.mood = 'failing';
    const failed = await read();
    expect(failed.chains).toMatchObject([{ state: 'failed' }]);
    expect(JSON.stringify(failed)).not.toContain('secret-key');
    ethereum.mood = 'up';
    expect((await read()).chains).toMatchObject([{ state: 'read' }]);
  });
});

it('an RPC of another chain is not believed', async () => {
  const wrong = new TestWallets();
  await wrong.open({ 'eip155:10': ethereum.url });
  await insertProjects(wrong.store.db, [{ id: 'usd' }]);
  await wrong.store.db.insert(tokens).values({
    id: `eip155:10/erc20:${USD}`,
    projectId: 'usd',
    chain: 'eip155:10',
    address: USD,
    symbol: 'USD',
    decimals: 6,
  });
  await wrong.save([{ address: ME, chain: 'eip155:10' }]);
  const found = await wrong.call(readPortfolio);
  expect(found.chains).toMatchObject([{ state: 'wrong-chain' }]);
  expect(found.prices).toEqual({ state: 'off', source: null, oldestAt: null });
  await wrong.close();
});
