import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { DEFAULT_QUERY, leaderboardHref } from '@/components/leaderboard';
import {
  makeContract,
  makeDispute,
  makeNotRated,
  makeProjectDetail,
  makeRating,
  makeSuspended,
} from '@/testing/builders/project';
import { stubFetch } from '@/testing/fetchStub';
import { renderPage } from '@/testing/render';
import { breadcrumbData } from './head/breadcrumbData';
import { listSections } from './constants';
import { describeProject } from './describeProject';
import { boundProject } from './bound/boundProject';
import { drawOverview } from './overview/drawOverview';
import { ProjectScreen } from './ProjectScreen';

const VOTES = {
  id: 'example',
  yes: 0,
  no: 0,
  yesPercentage: null,
  yesLowerBound: null,
  vote: null,
};

let stub: ReturnType<typeof stubFetch>;
beforeEach(() => {
  stub = stubFetch(() => ({ body: { views: 1, votes: VOTES } }));
  Element.prototype.scrollIntoView = jest.fn();
});
afterEach(() => {
  stub.restore();
  history.replaceState(null, '', '/');
});

const makeScreen = (given: Parameters<typeof makeProjectDetail>[0] = {}) => {
  const project = makeProjectDetail(given);
  return <ProjectScreen project={boundProject(project)} drawn={drawOverview(project)} />;
};
const show = async (given: Parameters<typeof makeProjectDetail>[0] = {}) => {
  const page = renderPage(makeScreen(given));
  await screen.findByText('No votes yet');
  return page;
};

describe('the project page', () => {
  it('has every section that its list of sections leads to', async () => {
    const { container } = await show();
    const nav = within(screen.getByRole('navigation', { name: 'On this page' }));
    for (const { id, label } of listSections(makeProjectDetail())) {
      expect(nav.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      expect(container.querySelector(`section[id="${id}"]`)).not.toBeNull();
    }
  });

  it('leaves context out until a source is in force', () => {
    const [market, community] = makeRating().context;
    const rating = makeRating({ context: [{ ...market!, score: 50, possible: 50 }, community!] });
    const ids = (project: Parameters<typeof listSections>[0]) =>
      listSections(project).map(({ id }) => id);
    expect(ids(makeProjectDetail())).not.toContain('market');
    expect(ids({ rating })).toEqual(expect.arrayContaining(['market']));
  });

  it('asks one thing of the server once it is shown: it counts the view and reads the votes', async () => {
    await show();
    await waitFor(() =>
      expect(stub.asked).toEqual([
        { url: '/api/visits', method: 'POST', body: { projectId: 'example' } },
      ]),
    );
  });

  it('is complete in the server’s HTML', () => {
    const html = renderToString(makeScreen());
    expect(html).toContain('Biggest risk: a vote can change the code');
    expect(html).toContain('= <b>66.0</b>');
    expect(html).toContain('First rated 21 Nov 2026');
  });

  it('leads back to the leaderboard and to the category', async () => {
    await show();
    expect(screen.getByRole('link', { name: 'Leaderboard' })).toHaveAttribute(
      'href',
      leaderboardHref(DEFAULT_QUERY),
    );
    expect(screen.getByRole('link', { name: 'DEX' })).toHaveAttribute(
      'href',
      leaderboardHref(DEFAULT_QUERY, { category: 'dex' }),
    );
  });

  it('copies the address where the device has no share sheet', async () => {
    const { user } = await show();
    await user.click(screen.getByRole('button', { name: 'Share' }));
    expect(await screen.findByText('Link copied')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(`${location.origin}/`);
  });
});

describe('the folds', () => {
  const folds = (container: HTMLElement) => [
    ...container.querySelectorAll<HTMLDetailsElement>('details[data-fold]'),
  ];
  const mainOf = async () => {
    const main = document.body.appendChild(document.createElement('main'));
    const { user } = renderPage(makeScreen(), undefined, {
      container: main,
    });
    await screen.findByText('No votes yet');
    return { main, user };
  };

  it('are closed at first, and all opened and closed by one button', async () => {
    const { main, user } = await mainOf();
    expect(folds(main).some(({ open }) => open)).toBe(false);
    await user.click(screen.getByRole('button', { name: 'Open all' }));
    expect(folds(main).every(({ open }) => open)).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Close all' }));
    expect(folds(main).some(({ open }) => open)).toBe(false);
  });

  it('open for a link to what they hide, each time', async () => {
    const { main } = await mainOf();
    const fold = main.querySelector<HTMLDetailsElement>('#category-governance details')!;
    const link = screen.getByRole('link', { name: 'Delay before a change: 24 hours.' });
    for (let time = 0; time < 2; time += 1) {
      link.click();
      expect(fold.open).toBe(true);
      fold.open = false;
    }
    expect(folds(main).filter(({ open }) => open)).toHaveLength(0);
  });

  it('open for the address of a section', async () => {
    history.replaceState(null, '', '/#audits');
    const { main } = await mainOf();
    expect(main.querySelector<HTMLDetailsElement>('#audits > details')!.open).toBe(true);
    expect(Element.prototype.scrollIntoView).toHaveBeenCalled();
  });

  it('are open on paper, and as before afterwards', async () => {
    const { main } = await mainOf();
    window.dispatchEvent(new Event('beforeprint'));
    expect(folds(main).every(({ open }) => open)).toBe(true);
    window.dispatchEvent(new Event('afterprint'));
    expect(folds(main).some(({ open }) => open)).toBe(false);
  });
});

describe('what a reader can do about a wrong record', () => {
  const links = () =>
    within(screen.getByRole('region', { name: 'Something wrong or missing?' }))
      .getAllByRole('link')
      .map((link) => [link.textContent, link.getAttribute('href')]);
  const REPORTS = [
    ['Report an incident', '/report?kind=incident&project=example'],
    ['Report a wrong fact', '/report?kind=wrong-fact&project=example'],
  ];

  it('is to report it, or to try other facts', async () => {
    await show();
    expect(links()).toEqual([
      ['Or try other facts in the calculator', '/methodology?project=example#calculator'],
      ...REPORTS,
    ]);
  });

  it('is not the calculator without a rating to start from', async () => {
    await show({ rating: null });
    expect(links()).toEqual(REPORTS);
  });

  it('is to read what others disputed, which the page does not carry', async () => {
    const answer = 'The delay is 2 days now.';
    const { container } = await show({ disputes: [makeDispute({ answer })] });
    expect(links().at(-1)).toEqual(['1 disputed fact', '/projects/example/disputes']);
    expect(container).not.toHaveTextContent(answer);
    expect(boundProject(makeProjectDetail({ disputes: [makeDispute()] })).disputes).toEqual([]);
  });
});

describe('the page of a project that is not rated', () => {
  it('says what is missing, and how to bring it', async () => {
    await show({ rating: makeNotRated(), verdict: null });
    const card = within(screen.getByRole('region', { name: 'What is missing' }));
    expect(card.getAllByRole('listitem')[0]).toHaveTextContent(
      'Who can change the codeShow every power to change the code or move funds, and who has it.',
    );
    expect(
      card.getByRole('link', { name: 'Send a source in Who can change the code' }),
    ).toHaveAttribute(
      'href',
      '/report?kind=wrong-fact&project=example&about=Who+can+change+the+code',
    );
  });

  it('offers to bring a source where nothing is recorded', async () => {
    await show({ rating: null });
    const card = within(screen.getByRole('region', { name: 'What is missing' }));
    expect(card.getByText('No contract, audit or incident is recorded yet.')).toBeInTheDocument();
    expect(card.getByRole('link', { name: 'Send a source' })).toHaveAttribute(
      'href',
      '/report?kind=wrong-fact&project=example',
    );
  });

  it('counts a token as one, with its page at an explorer', async () => {
    const address = `0x${'7'.repeat(40)}`;
    const token = {
      id: `eip155:1/erc20:${address}`,
      chain: 'eip155:1',
      address,
      symbol: 'EXM',
      name: null,
      decimals: 18,
      explorerUrl: `https://etherscan.io/address/${address}`,
    };
    await show({ rating: null, tokens: [token] });
    const card = within(screen.getByRole('region', { name: 'What is recorded' }));
    expect(card.getByText('1 token, 0 contracts, 0 audits, 0 incidents.')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /0x777777…777777/ })).toHaveAttribute(
      'href',
      token.explorerUrl,
    );
  });

  it('lists what is recorded, with addresses to copy', async () => {
    const { user } = await show({ rating: null, contracts: [makeContract()] });
    const card = within(screen.getByRole('region', { name: 'What is recorded' }));
    expect(card.getByText('1 contract, 0 audits, 0 incidents.')).toBeInTheDocument();
    expect(card.getByRole('link', { name: /0x409000…002Ab0/ })).toHaveAttribute(
      'href',
      expect.stringContaining('etherscan.io'),
    );
    await user.click(card.getByRole('button', { name: /^Copy 0x4090/ }));
    expect(await navigator.clipboard.readText()).toBe(makeContract().address);
  });

  const alike = (n: number) => ({
    ...{ id: `exm-${n}`, name: `Example ${n}`, chain: 'eip155:1', state: 'not-rated' as const },
    address: `0x${String(n).repeat(40)}`,
  });

  it('lists other records with its ticker, with their addresses, and leads to the rest', async () => {
    const records = [1, 2, 3, 4, 5].map(alike);
    await show({ rating: null, sameTicker: { ticker: 'EXM', total: 7, records } });
    const card = within(screen.getByRole('region', { name: 'Other records with the ticker EXM' }));
    const [first] = card.getAllByRole('listitem');
    expect(card.getAllByRole('listitem')).toHaveLength(5);
    expect(first).toHaveTextContent('Example 1 Ethereum · Not rated0x111111…111111');
    expect(within(first!).getByRole('link')).toHaveAttribute('href', '/projects/exm-1');
    expect(card.getByRole('link', { name: 'All 7 in the list' })).toHaveAttribute(
      'href',
      '/?text=EXM#leaderboard',
    );
  });

  it.each([
    ['no other record', { ticker: 'EXM', total: 0, records: [] }, 0],
    ['all of them', { ticker: 'EXM', total: 1, records: [alike(1)] }, 1],
  ])('leads to no list with %s', async (_, sameTicker, cards) => {
    await show({ rating: null, sameTicker });
    expect(screen.queryAllByRole('region', { name: /^Other records/ })).toHaveLength(cards);
    expect(screen.queryByRole('link', { name: /in the list/ })).toBeNull();
  });

  it('says who issues it, and where that stands', async () => {
    const source = {
      ...{ url: 'https://book.example', title: 'Address book', tier: 'P1' as const },
      ...{ statedAt: '2026-05-01', precision: 'day' as const, readAt: '2026-11-25T00:00:00.000Z' },
      ...{ how: 'machine' as const, locator: 'commit f61c9762', block: null },
    };
    await show({ rating: null, issuer: { id: 'aave', name: 'Aave', source } });
    const card = within(screen.getByRole('region', { name: 'What is recorded' }));
    expect(card.getByText(/^Issued by/)).toHaveTextContent('Issued by Aave');
    expect(card.getByRole('link', { name: 'Aave' })).toHaveAttribute('href', '/projects/aave');
    expect(card.getByText(/^Source:/)).toHaveTextContent(
      /^Source: Address book.*, commit f61c9762 · .*as of 1 May 2026$/,
    );
  });
});

describe('title and description', () => {
  it.each([
    [{}, 'Example security rating: 67, BBB proven, AA possible'],
    [{ rating: makeRating({ possibleLetter: 'BBB' }) }, 'Example security rating: 67, BBB'],
    [{ rating: null }, 'Example security rating: partly checked'],
    [{ rating: makeSuspended() }, 'Example security rating: suspended; rated A on 1 Nov 2026'],
    [
      { rating: makeRating({ state: 'compromised', letter: null }) },
      'Example security rating: compromised',
    ],
  ])('are made of the rating (%#)', (given, title) => {
    expect(describeProject(makeProjectDetail(given)).title).toBe(title);
  });

  it('say where the project stands among the others', () => {
    expect(
      breadcrumbData(makeProjectDetail({ name: 'Vault' }), 'https://example.org'),
    ).toMatchObject({
      '@type': 'BreadcrumbList',
      itemListElement: [{ position: 1 }, { position: 2 }, { position: 3, name: 'Vault' }],
    });
  });
});
