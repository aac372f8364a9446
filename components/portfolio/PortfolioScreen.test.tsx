import { screen, within } from '@testing-library/react';
import type { Approval, ChainReading, HeldProject, Holding } from '@/contracts/portfolio/portfolio';
import { makeProjectRow } from '@/testing/builders/projectRow';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import {
  ETHEREUM,
  makePortfolio,
  makeWallet,
  MINE,
  OTHER,
  TestWalletAccount,
} from '@/testing/wallets/TestWalletAccount';
import { PortfolioScreen } from './PortfolioScreen';

const USER = { username: 'sub-1', email: 'ada@example.com' };
const TOKEN = '0x1111111111111111111111111111111111111111';
const aave = makeProjectRow();
const curve = makeProjectRow({
  id: 'curve',
  name: 'Curve',
  state: 'suspended',
  score: null,
  possible: null,
  letter: null,
});

const makeReading = (given: Partial<ChainReading> = {}): ChainReading => ({
  chain: ETHEREUM,
  state: 'read',
  block: 21_000_000,
  blockAt: '2026-11-25T11:20:00.000Z',
  tracked: 400,
  checked: 400,
  unreadable: 0,
  approvals: { read: true, checked: 1_000, known: 1_181, unreadable: 0 },
  ...given,
});
const makeHeld = (given: Partial<HeldProject> = {}): HeldProject => ({
  project: aave,
  share: 0.5,
  value: null,
  control: { state: 'people', people: 2, delaySeconds: 172_800 },
  alerts: 3,
  ...given,
});
const makeHolding = (given: Partial<Holding> = {}): Holding => ({
  token: `${ETHEREUM}/erc20:${TOKEN}`,
  chain: ETHEREUM,
  address: TOKEN,
  symbol: 'AAVE',
  project: 'aave',
  amount: '3.25',
  value: null,
  wallets: [MINE],
  ...given,
});
const makeApproval = (given: Partial<Approval> = {}): Approval => ({
  chain: ETHEREUM,
  token: { address: TOKEN, symbol: 'AAVE', url: 'https://etherscan.io/address/0x1' },
  wallet: MINE,
  spender: {
    address: OTHER,
    name: 'Router',
    url: null,
    deployedOn: '2021-03-04',
    codeChangedOn: '2024-05-06',
  },
  project: curve,
  unlimited: true,
  amount: '1157920892',
  ...given,
});
const full = (given: Parameters<typeof makePortfolio>[0] = {}) =>
  makePortfolio({
    chains: [makeReading()],
    holdings: [
      makeHolding(),
      makeHolding({ token: 'b', symbol: 'CRV', project: 'curve', amount: null }),
    ],
    projects: [
      makeHeld(),
      makeHeld({
        project: curve,
        alerts: 0,
        control: { state: 'unknown', people: null, delaySeconds: null },
      }),
    ],
    approvals: [makeApproval()],
    summary: {
      basis: 'projects',
      value: null,
      unpriced: 0,
      score: 67.2,
      possible: 80.3,
      ratedShare: 0.5,
      weakest: ['curve', 'aave'],
      largest: { category: 'lending', share: 1 },
      exposure: { steps: [{ people: 2, share: 0.31, projects: ['aave'] }], unknownShare: 0.5 },
    },
    ...given,
  });

// It loads separately, slowly when many tests run at once.
beforeAll(async () => {
  await import('@/components/wallets');
}, 120_000);

let stub: ReturnType<typeof stubFetch>;
afterEach(() => stub.restore());

function open(body: object, wallets = [makeWallet()], status = 200) {
  const account = new TestWalletAccount(wallets);
  account.portfolio = { status, body };
  stub = stubFetch(account.answer);
  return { ...renderPage(<PortfolioScreen user={USER} />), account };
}
const section = (name: string) => screen.findByRole('region', { name });

describe('the portfolio', () => {
  it('lists holdings with rating, share, who can change them, and alerts', async () => {
    open(full());
    const holdings = within(await section('Holdings'));
    expect(holdings.getByRole('row', { name: /^Aave/ })).toHaveTextContent(
      /67.*3\.25 AAVE.*Ethereum.*50%.*2 people.*after 48 hours.*3$/,
    );
    const row = holdings.getByRole('row', { name: /^Curve/ });
    expect(row).toHaveTextContent('CRV: amount unknown, its decimals are not recorded');
    expect(row).toHaveTextContent(/unknown0$/);
    expect(row).toHaveTextContent(
      'CurveChangeable: yes · losses: no · audited: partly · reward: yes',
    );
    expect(holdings.getByText(/^This site has no price source\./)).toBeVisible();
    expect(within(row).getByRole('link', { name: 'Curve' })).toHaveAttribute(
      'href',
      '/projects/curve',
    );
  });

  it('sums up: average, weakest first, concentration, exposure to few keys', async () => {
    open(full());
    await section('Holdings');
    const levels = screen.getAllByRole('heading').map(({ tagName }) => Number(tagName[1]));
    expect(levels.every((level, at) => at === 0 || level <= levels[at - 1]! + 1)).toBe(true);
    const tile = (name: string) => screen.getByRole('heading', { name, level: 3 }).parentElement!;
    expect(tile('Average rating')).toHaveTextContent('67 proven, 80 possible');
    expect(tile('Average rating')).toHaveTextContent('Of the rated 50% of your projects.');
    expect(
      within(tile('Weakest'))
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(['Curve', 'Aave']);
    expect(tile('Concentration')).toHaveTextContent('100% in one category: Lending');
    expect(tile('Exposure to few keys')).toHaveTextContent(
      '31% of this can be changed by 2 people or fewer.50% unknown',
    );
  });

  it('with prices shows value, and says whose they are and what has none', async () => {
    const { summary, projects, holdings } = full();
    open(
      full({
        prices: { state: 'read', source: 'coins.example', oldestAt: '2026-11-25T11:40:00.000Z' },
        holdings: [{ ...holdings[0]!, value: 812.4 }, holdings[1]!],
        projects: [
          { ...projects[0]!, share: 1, value: 812.4 },
          { ...projects[1]!, share: 0 },
        ],
        summary: { ...summary!, basis: 'value', value: 812.4, unpriced: 1 },
      }),
    );
    const found = within(await section('Holdings'));
    expect(found.getByRole('row', { name: /^Aave/ })).toHaveTextContent(/Ethereum, \$812.*100%/);
    expect(found.getByRole('row', { name: /^Curve/ })).toHaveTextContent('no price');
    expect(
      found.getByText(
        'Shares are of value, at prices from coins.example, the oldest of 25 Nov 2026, 11:40 UTC. 1 project without a price counts nothing here.',
      ),
    ).toBeVisible();
    const tile = (name: string) => screen.getByRole('heading', { name, level: 3 }).parentElement!;
    expect(tile('Value')).toHaveTextContent('$812');
    expect(tile('Average rating')).toHaveTextContent('Of the rated 50% of the value.');
  });

  it.each([
    ['failed', 'Prices could not be read.'],
    ['read', 'None of these tokens has a price.'],
  ] as const)('without a price (%s) says why projects count the same', async (state, words) => {
    open(full({ prices: { state, source: 'coins.example', oldestAt: null } }));
    const found = within(await section('Holdings'));
    expect(found.getByText(new RegExp(`^${words.replace('.', '\\.')}`))).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Value' })).toBeNull();
  });

  it('lists approvals with the spender’s rating and age, and how to revoke them', async () => {
    open(full());
    const approvals = within(await section('Token approvals'));
    const row = approvals.getByRole('row', { name: /Router/ });
    expect(row).toHaveTextContent('Unlimited AAVE');
    expect(row).toHaveTextContent('Main');
    expect(row).toHaveTextContent('Deployed 4 Mar 2021');
    expect(row).toHaveTextContent('Code changed 6 May 2024');
    expect(row).toHaveTextContent(/suspended/i);
    expect(row).toHaveTextContent('CurveChangeable: yes · losses: no');
    expect(within(row).getByRole('link', { name: /^AAVE contract/ })).toHaveAttribute(
      'href',
      'https://etherscan.io/address/0x1',
    );
    expect(approvals.getByText(/^Checked: tokens you hold now/)).toBeVisible();
    expect(approvals.getByText(/Call “approve” with the spender’s address/)).toBeVisible();
    expect(screen.getByText(/approvals to 1,000 of 1,181 contracts checked/)).toBeVisible();
  });

  it('says that it found no approval, or that none was read', async () => {
    const { unmount } = open(full({ approvals: [] }));
    const found = within(await section('Token approvals'));
    expect(found.getByText(/^No approval found/)).toBeVisible();
    expect(found.queryByRole('heading', { level: 3 })).toBeNull();
    unmount();
    const unread = { read: false, checked: 0, known: 1_181, unreadable: 0 };
    open(full({ approvals: [], chains: [makeReading({ approvals: unread })] }));
    await section('Holdings');
    expect(screen.queryByRole('region', { name: 'Token approvals' })).toBeNull();
    expect(screen.getByText(/approvals not read/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Read again' })).toBeVisible();
  });
});

describe('without holdings', () => {
  it.each([
    ['no wallet', [], 'Add a wallet below to see its holdings.'],
    [
      'nothing found',
      [makeReading({ approvals: null })],
      'No tracked token found in your wallets.',
    ],
    [
      'some balances unread',
      [makeReading({ approvals: null, unreadable: 3 })],
      'No tracked token found, but 3 balances could not be read.',
    ],
    [
      'another chain unread',
      [
        makeReading({ approvals: null }),
        makeReading({ chain: 'eip155:8453', state: 'failed', approvals: null }),
      ],
      'No tracked token found on the chains that could be read.',
    ],
    [
      'no chain read',
      [makeReading({ state: 'not-configured' })],
      'No chain could be read, so your holdings are unknown.',
    ],
  ])('(%s) it says why', async (_, chains, words) => {
    open(makePortfolio({ chains }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});

describe('a chain that was not read', () => {
  it.each([
    ['not-configured', /does not read this chain yet/],
    ['failed', /did not answer in time/],
    ['wrong-chain', /is set up wrongly/],
    ['no-tokens', /no token on it is tracked/],
  ] as const)('(%s) says so', async (state, words) => {
    open(full({ chains: [makeReading({ state, approvals: null })] }));
    expect(await section('Where this was read')).toHaveTextContent(words);
  });

  it('can be read again', async () => {
    const { user, account } = open(full({ chains: [makeReading({ state: 'failed' })] }));
    const again = await screen.findByRole('button', { name: 'Read again' });
    account.portfolio = { body: full() };
    await user.click(again);
    expect(await screen.findByText(/block 21,000,000, 25 Nov 2026, 11:20 UTC/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Read again' })).toBeNull();
  });
});

it('after a change of the wallets says that it reads, not that there is none', async () => {
  const { user, account } = open(makePortfolio(), []);
  await screen.findByText('Add a wallet below to see its holdings.');
  let release = (): void => undefined;
  const released = new Promise<void>((done) => {
    release = done;
  });
  account.portfolio = { body: full({ walletsVersion: 2 }) };
  stub.restore();
  stub = stubFetch(async (asked) => {
    if (asked.url === '/api/user/portfolio') await released;
    return account.answer(asked);
  });
  await user.type(await screen.findByLabelText('Address'), MINE);
  await user.click(screen.getByRole('button', { name: 'Add wallet' }));
  expect(await screen.findByText('Reading your wallets')).toBeInTheDocument();
  expect(screen.queryByText('Add a wallet below to see its holdings.')).toBeNull();
  release();
  expect(await screen.findByRole('row', { name: /^Aave/ })).toBeVisible();
  expect(screen.queryByText('Reading your wallets')).toBeNull();
});

it('says that it failed, and keeps the wallets', async () => {
  open({ error: { code: 'invalid-input', message: 'Not now.' } }, [makeWallet()], 400);
  expect(await screen.findByRole('alert')).toHaveTextContent('Not now.');
  expect(within(await section('Connected wallets')).getByText('Main')).toBeVisible();
});
