import { makeAnswers } from '@/testing/builders/projectRow';
import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import type { SearchResult } from '@/contracts/projects/projects';
import type { SearchPage } from '@/lib/resources/useProjectSearch';
import { stubFetch, type Asked } from '@/testing/fetchStub';
import { hearAnalytics } from '@/testing/hearAnalytics';
import { renderPage, makeRouter } from '@/testing/render';
import { SearchBox } from './SearchBox';

const result = (id: string, rank: number | null, ticker: string): SearchResult => ({
  id,
  name: id[0]!.toUpperCase() + id.slice(1),
  logo: null,
  rank,
  tokenTickers: [ticker],
  state: rank ? 'rated' : 'not-rated',
  score: rank ? 71.2 : null,
  possible: rank ? 84 : null,
  letter: rank ? 'A' : null,
  answers: makeAnswers(),
  chains: ['eip155:1'],
  address: null,
  issuedCount: 0,
  issuedBy: null,
});
const makePage = (items: SearchResult[], more: Partial<SearchPage> = {}): SearchPage => ({
  items,
  page: 1,
  perPage: 5,
  total: items.length,
  hasMore: false,
  ...more,
});
const TRENDING = makePage([result('aave', 1, 'AAVE')]);
const UN = makePage([result('uniswap', 2, 'UNI'), result('unifi', null, 'UNFI')], {
  total: 3,
  hasMore: true,
});
const UN_2 = makePage([result('unibot', null, 'UNIBOT')], { page: 2, total: 3 });

const params = (asked: Asked) => new URL(asked.url, 'http://site').searchParams;
function answers(asked: Asked) {
  const keyword = params(asked).get('keyword');
  if (keyword === '') return { body: TRENDING };
  if (keyword === 'un') return { body: params(asked).get('page') === '2' ? UN_2 : UN };
  return { body: makePage([]) };
}

describe('search box', () => {
  let server: ReturnType<typeof stubFetch>;
  beforeEach(() => {
    window.localStorage.clear();
    server = stubFetch(answers);
  });
  afterEach(() => server.restore());
  const input = () => screen.getByRole('combobox');

  it.each([
    ['hero', 'Search Project by Name / Token'],
    ['nav', 'Search project'],
  ] as const)('as %s has the placeholder "%s"', (variant, text) => {
    renderPage(<SearchBox variant={variant} slashKey />);
    expect(input()).toHaveAttribute('placeholder', text);
  });

  it('shows "Trending Search" and five skeleton rows before a keyword is typed, then the trending projects', async () => {
    server.restore();
    let answer: (value: { body: SearchPage }) => void = () => undefined;
    server = stubFetch(
      () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    );
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.click(input());
    expect(screen.getByText('Trending Search')).toBeVisible();
    expect(screen.getAllByTestId('search-skeleton')).toHaveLength(5);
    await waitFor(() => expect(server.asked).toHaveLength(1));
    answer({ body: TRENDING });
    expect(await screen.findByRole('option', { name: /Aave/ })).toBeVisible();
    expect(screen.queryByTestId('search-skeleton')).toBeNull();
  });

  it('asks nothing for one character, and the server from two', async () => {
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'u');
    expect(await screen.findByText(/one more character/)).toBeVisible();
    await user.type(input(), 'n');
    await screen.findByRole('option', { name: /Un ?iswap/ });
    expect(server.asked.map((asked) => params(asked).get('keyword'))).toEqual(
      expect.not.arrayContaining(['u']),
    );
  });

  it('shows rank, name and first ticker; N/A without a rank', async () => {
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    const ranked = await screen.findByRole('option', { name: /Un ?iswap/ });
    expect(ranked).toHaveTextContent('#2');
    expect(ranked).toHaveTextContent('UNI');
    expect(within(ranked).getByText('Un').tagName).toBe('MARK');
    expect(screen.getByRole('option', { name: /Un ?ifi/ })).toHaveTextContent('N/A');
  });

  it('goes to the project that is chosen with the keyboard', async () => {
    const { heard, stop } = hearAnalytics();
    const { user, router } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    await screen.findByRole('option', { name: /Un ?iswap/ });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /Un ?ifi/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    expect(input()).toHaveAttribute(
      'aria-activedescendant',
      screen.getByRole('option', { name: /Un ?ifi/ }).id,
    );
    await user.keyboard('{Enter}');
    expect(router.push).toHaveBeenCalledWith('/projects/unifi');
    // Reports the project, never the typed text.
    expect(heard).toEqual([['select_content', { content_type: 'project', content_id: 'unifi' }]]);
    stop();
    expect(screen.queryByRole('listbox')).toBeNull();
  });

  it('folds the tokens of a project under it, in an option that opens their list', async () => {
    server.restore();
    const aave = { ...result('aave', 1, 'AAVE'), issuedCount: 21 };
    server = stubFetch(() => ({ body: makePage([aave, result('aavegotchi', null, 'GHST')]) }));
    const { user, router } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.click(input());
    await screen.findAllByRole('option');
    expect(screen.queryByRole('option', { name: '21 tokens of Aave' })).toBeNull();
    await user.type(input(), 'aa');
    const tokens = await screen.findByRole('option', { name: '21 tokens of Aave' });
    expect(tokens).toHaveTextContent('and 21 of its tokens');
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(screen.getByRole('option', { name: /gotchi/ })).toHaveAttribute('aria-selected', 'true');
    await user.keyboard('{ArrowUp}{Enter}');
    expect(router.push).toHaveBeenCalledWith('/?issuer=aave#leaderboard');
  });

  it('says of a token whose it is', async () => {
    server.restore();
    const token = { ...result('aDAI', null, 'aDAI'), issuedBy: 'Aave' };
    server = stubFetch(() => ({ body: makePage([token]) }));
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'adai');
    expect(await screen.findByRole('option', { name: /Issued by Aave/ })).toBeVisible();
  });

  describe('with Enter, and no row active', () => {
    const PEPE = '0x6982508145454ce325ddbe47a25d4ec3d2311933';
    const found = [
      { ...result('pepe', null, 'PEPE'), address: PEPE },
      { ...result('pepe-inu', null, 'PEPI'), name: 'Pepe Inu' },
      { ...result('compound', 1, 'COMP'), tokenTickers: ['COMP', 'cWBTC', 'PEPX'] },
      { ...result('impostor', null, 'PEPX'), address: PEPE.replace('6', '7') },
    ];
    const press = async (typed: string) => {
      server.restore();
      server = stubFetch(() => ({ body: makePage(found) }));
      const shown = renderPage(<SearchBox variant="hero" slashKey />);
      await shown.user.type(input(), `${typed}{Enter}`);
      return shown.router.push;
    };

    it.each([
      ['Pepe Inu', '/projects/pepe-inu'],
      ['pepe', '/projects/pepe'],
      [' cwbtc', '/projects/compound'],
    ])('opens what is named “%s”, as soon as it is there', async (typed, page) => {
      const push = await press(typed);
      await waitFor(() => expect(push).toHaveBeenCalledWith(page));
      expect(push).toHaveBeenCalledTimes(1);
    });

    it('shows what is found where nothing is named so', async () => {
      const push = await press('btc');
      expect(await screen.findByText('4 found')).toBeInTheDocument();
      expect(push).not.toHaveBeenCalled();
    });

    it('shows those of one ticker with their addresses', async () => {
      const push = await press('pepx');
      const impostor = await screen.findByRole('option', { name: /Impostor/ });
      await waitFor(() => expect(impostor).toHaveTextContent(/Ethereum · 0x798250…\w{6}/));
      expect(push).not.toHaveBeenCalled();
    });
  });

  it('opens nothing with Enter where nothing is found or typed, and offers to request a rating', async () => {
    const { user, router } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.click(input());
    await screen.findByRole('option', { name: /Aave/ });
    await user.keyboard('{Enter}');
    await user.type(input(), 'zzzz{Enter}');
    expect(await screen.findByRole('link', { name: 'Request a rating' })).toHaveAttribute(
      'href',
      '/report?kind=missing-project&name=zzzz',
    );
    expect(router.push).not.toHaveBeenCalled();
  });

  it('never opens a match of the text before', async () => {
    const { user, router } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    await screen.findByRole('option', { name: /Un ?iswap/ });
    await user.type(input(), 'x{Enter}');
    expect(await screen.findByText(/No results for “unx”/)).toBeVisible();
    expect(router.push).not.toHaveBeenCalled();
  });

  it('gives the state in words, and what is proven', async () => {
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    const rated = await screen.findByRole('option', { name: /Un ?iswap/ });
    expect(within(rated).getByRole('img', { name: /71/ })).toBeInTheDocument();
    expect(screen.getByRole('option', { name: /Un ?ifi/ })).toHaveTextContent(
      /partly checked, Changeable: yes · losses: no · audited: partly · reward: yes · sources of May\s2026 to Nov\s2026: etherscan.io, github.com\/l2beat$/,
    );
  });

  it('goes to the project that is clicked, and keeps it as recent', async () => {
    const { user, router } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    await user.click(await screen.findByRole('option', { name: /Un ?iswap/ }));
    expect(router.push).toHaveBeenCalledWith('/projects/uniswap');
    await user.click(input());
    expect(await screen.findByText('Recent')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear' }));
    expect(screen.queryByText('Recent')).toBeNull();
  });

  it('loads more behind the last result', async () => {
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    await user.click(await screen.findByRole('option', { name: /Load more/ }));
    expect(await screen.findByRole('option', { name: /Un ?ibot/ })).toBeVisible();
    expect(screen.getByRole('option', { name: /Un ?iswap/ })).toBeVisible();
    expect(screen.queryByRole('option', { name: /Load more/ })).toBeNull();
  });

  it('toggles focus with the slash key', async () => {
    const { user } = renderPage(
      <>
        <SearchBox variant="hero" slashKey />
        <input aria-label="other" />
      </>,
    );
    await user.keyboard('/');
    expect(input()).toHaveFocus();
    await user.keyboard('/');
    expect(input()).not.toHaveFocus();
    expect(input()).toHaveValue('');
    await user.type(screen.getByLabelText('other'), 'a/b');
    expect(screen.getByLabelText('other')).toHaveValue('a/b');
    expect(input()).not.toHaveFocus();
  });

  it('closes with Escape and keeps the text; a second Escape clears it', async () => {
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(input()).toHaveValue('un');
    await user.keyboard('{Escape}');
    expect(input()).toHaveValue('');
  });

  it('says when nothing is found', async () => {
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'zzzz');
    expect(await screen.findByText(/No results for “zzzz”/)).toBeVisible();
  });

  it('leads from an address without a record to its scan, where the site scans', async () => {
    server.restore();
    const address = `0x${'ab'.repeat(20)}`;
    let chains: string[] = [];
    server = stubFetch((asked) =>
      asked.url === '/api/scan-chains' ? { body: { chains } } : answers(asked),
    );
    for (const scans of [[], ['eip155:1']]) {
      chains = scans;
      const { user, unmount } = renderPage(<SearchBox variant="hero" slashKey />);
      await user.type(input(), address);
      await screen.findByText(/^No results/);
      if (scans.length > 0)
        expect(await screen.findByRole('link', { name: 'Scan it on its chain' })).toHaveAttribute(
          'href',
          `/scan?address=${address}`,
        );
      else expect(screen.queryByRole('link', { name: /Scan/ })).toBeNull();
      unmount();
    }
  });

  it('says what failed, keeps the text, and tries again', async () => {
    server.restore();
    let broken = true;
    server = stubFetch((asked) =>
      broken && asked.url.includes('search-project') ? { status: 500, body: 'x' } : answers(asked),
    );
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'An unknown error has occurred. Please try again later.',
    );
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
    expect(input()).toHaveValue('un');
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Un ?iswap/ })).toBeVisible();
  });

  it('never shows the answers of another keyword for one that failed', async () => {
    server.restore();
    server = stubFetch((asked) =>
      params(asked).get('keyword') === 'un' ? { status: 500, body: 'x' } : answers(asked),
    );
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.click(input());
    expect(await screen.findByRole('option', { name: /Aave/ })).toBeVisible();
    await user.type(input(), 'un');
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.queryByRole('option')).toBeNull();
  });

  it('takes over what was typed before the scripts were running', async () => {
    const page = <SearchBox variant="hero" slashKey />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    container.querySelector('input')!.value = 'un';
    container.querySelector('input')!.focus();
    renderPage(page, makeRouter(), { container, hydrate: true });
    expect(await screen.findByRole('option', { name: /Un ?iswap/ })).toBeVisible();
    expect(input()).toHaveValue('un');
  });

  it('keeps what the browser restored after a reload, and opens nothing', async () => {
    const page = <SearchBox variant="hero" slashKey />;
    const container = document.createElement('div');
    document.body.append(container);
    container.innerHTML = renderToString(page);
    container.querySelector('input')!.value = 'un';
    const { user } = renderPage(page, makeRouter(), { container, hydrate: true });
    expect(input()).toHaveValue('un');
    expect(input()).toHaveAttribute('aria-expanded', 'false');
    await user.click(input());
    expect(await screen.findByRole('option', { name: /Un ?iswap/ })).toBeVisible();
  });

  it('says when more could not be loaded, keeps what there is, and tries again', async () => {
    server.restore();
    let broken = true;
    server = stubFetch((asked) =>
      broken && params(asked).get('page') === '2' ? { status: 500, body: 'x' } : answers(asked),
    );
    const { user } = renderPage(<SearchBox variant="hero" slashKey />);
    await user.type(input(), 'un');
    await user.click(await screen.findByRole('option', { name: /Load more/ }));
    expect(await screen.findByRole('alert')).toHaveTextContent('An unknown error has occurred');
    expect(screen.getByRole('option', { name: /Un ?iswap/ })).toBeVisible();
    broken = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('option', { name: /Un ?ibot/ })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('is a form that filters the leaderboard without JavaScript', () => {
    renderPage(<SearchBox variant="hero" slashKey />);
    const form = screen.getByRole('search');
    expect(form).toHaveAttribute('action', '/');
    expect(form).toHaveAttribute('method', 'get');
    expect(input()).toHaveAttribute('name', 'text');
  });
});
