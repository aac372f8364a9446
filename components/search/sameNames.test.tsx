import { screen } from '@testing-library/react';
import type { SearchResult } from '@/contracts/projects/projects';
import { KEYS, writeLocal } from '@/lib/storage/local';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { rememberRecent } from './recent';
import { SearchBox } from './SearchBox';

const makeResult = (id: string, change: Partial<SearchResult> = {}): SearchResult => ({
  id,
  name: 'USD Coin',
  logo: null,
  rank: null,
  tokenTickers: ['USDC'],
  state: 'not-rated',
  score: null,
  possible: null,
  letter: null,
  answers: [],
  chains: ['eip155:1'],
  address: '0x1111111111111111111111111111111111111111',
  issuedCount: 0,
  issuedBy: null,
  ...change,
});
const ON_BASE = makeResult('usd-coin-base', {
  chains: ['eip155:8453'],
  address: '0x2222222222222222222222222222222222222222',
});
const SECOND_ON_BASE = makeResult('usd-coin-base-2', {
  chains: ['eip155:8453'],
  address: '0x3333333333333333333333333333333333333333',
});
const OTHER = makeResult('usdd', { name: 'USDD', tokenTickers: ['USDD'] });

let answer: SearchResult[][] = [];
let server: ReturnType<typeof stubFetch>;
beforeEach(() => {
  window.localStorage.clear();
  server = stubFetch((asked) => {
    const params = new URL(asked.url, 'http://site').searchParams;
    const page = Number(params.get('page'));
    const blank = params.get('keyword') === '';
    const items = answer[page - 1] ?? [];
    const hasMore = !blank && page < answer.length;
    return { body: { items, page, perPage: 5, total: answer.flat().length, hasMore } };
  });
});
afterEach(() => server.restore());

const input = () => screen.getByRole('combobox');
describe('results of one name', () => {
  it('say the chain, and the address where that is the same, to eyes and screen readers', async () => {
    answer = [[makeResult('usd-coin'), ON_BASE, SECOND_ON_BASE, OTHER]];
    const { user } = renderPage(<SearchBox variant="nav" slashKey />);
    await user.type(input(), 'usd');
    for (const name of [
      /USD ?Coin ?USDC Ethereum listed$/,
      /USD ?Coin ?USDC Base · 0x222222…222222 listed$/,
      /USD ?Coin ?USDC Base · 0x333333…333333 listed$/,
    ])
      expect(await screen.findByRole('option', { name })).toBeVisible();
  });

  it('leave a name of its own as it is', async () => {
    answer = [[makeResult('usd-coin'), ON_BASE, OTHER]];
    const { user } = renderPage(<SearchBox variant="nav" slashKey />);
    await user.type(input(), 'usd');
    const other = await screen.findByRole('option', { name: /USDD/ });
    expect(other).not.toHaveTextContent(/Ethereum|0x/);
  });

  it('are told apart once the second one is loaded', async () => {
    answer = [[makeResult('usd-coin')], [ON_BASE]];
    const { user } = renderPage(<SearchBox variant="nav" slashKey />);
    await user.type(input(), 'usd');
    const more = await screen.findByRole('option', { name: /Load more/ });
    expect(screen.getByRole('option', { name: /Coin/ })).not.toHaveTextContent('Ethereum');
    await user.click(more);
    expect(await screen.findByRole('option', { name: /Base/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /Ethereum/ })).toBeVisible();
  });

  it('are told apart from one that was opened before', async () => {
    rememberRecent(makeResult('usd-coin'));
    answer = [[ON_BASE]];
    const { user } = renderPage(<SearchBox variant="nav" slashKey />);
    await user.click(input());
    expect(await screen.findByRole('option', { name: /Base/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /Ethereum/ })).toBeVisible();
  });

  it('show what an earlier release remembered, without chain and address', async () => {
    writeLocal(
      KEYS.recentSearches,
      JSON.stringify([{ id: 'usd-coin', name: 'USD Coin', logo: null, ticker: 'USDC' }]),
    );
    answer = [[ON_BASE]];
    const { user } = renderPage(<SearchBox variant="nav" slashKey />);
    await user.click(input());
    expect(await screen.findByRole('option', { name: /Base/ })).toBeVisible();
    expect(screen.getAllByRole('option')).toHaveLength(2);
  });
});

describe('results that look like a ticker', () => {
  const COIN = makeResult('usd-coin', { score: 28 });
  const WRAPPED = makeResult('wrapped', { name: 'Wrapped', tokenTickers: ['axlUSDC'] });

  it('of a project here say that they are not it, and where they are', async () => {
    answer = [[COIN, WRAPPED, OTHER]];
    const { user } = renderPage(<SearchBox variant="nav" slashKey />);
    await user.type(input(), 'usdc');
    expect(
      await screen.findByRole('option', { name: /axlUSDC not USDC · Ethereum · 0x111111/ }),
    ).toBeVisible();
    expect(screen.getByRole('option', { name: /USDD/ })).not.toHaveTextContent('not USDC');
    expect(screen.getByRole('option', { name: /Coin/ })).not.toHaveTextContent('not USDC');
  });

  it.each([
    ['of none here', [WRAPPED]],
    ['of a token that nothing is known about', [makeResult('fake'), WRAPPED]],
    [
      'which a token took from the name of a known project',
      [
        makeResult('fake'),
        makeResult('real', { name: 'USDC Bank', tokenTickers: ['B'], score: 60 }),
      ],
    ],
  ])('%s say nothing', async (_, results) => {
    answer = [results];
    const { user } = renderPage(<SearchBox variant="nav" slashKey />);
    await user.type(input(), 'usdc');
    for (const option of await screen.findAllByRole('option'))
      expect(option).not.toHaveTextContent('not USDC');
  });
});
