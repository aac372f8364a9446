import { screen, within } from '@testing-library/react';
import type { ListedProject } from '@/contracts/projects/listedProject';
import { makeAnswers, makeProjectRow } from '@/testing/builders/projectRow';
import { renderPage } from '@/testing/render';
import type { FilterCounts } from './Filters';
import { Leaderboard } from './Leaderboard';
import { DEFAULT_QUERY, type LeaderboardQuery } from './query';

const COUNTS: FilterCounts = {
  categories: [
    { id: 'lending', count: 3 },
    { id: 'dex', count: 2 },
  ],
  chains: [{ id: 'eip155:1', count: 5 }],
  letters: [{ id: 'BBB', count: 4 }],
  states: [
    { id: 'rated', count: 48 },
    { id: 'not-rated', count: 1_015 },
  ],
  holders: [{ id: 'nobody', count: 2 }],
};

function show(
  rows: ListedProject[],
  query: Partial<LeaderboardQuery> = {},
  list: { total?: number; pages?: number; currentPage?: number } = {},
) {
  return renderPage(
    <Leaderboard
      list={{ items: rows, currentPage: 1, dataPerPage: 20, total: rows.length, pages: 1, ...list }}
      query={{ ...DEFAULT_QUERY, ...query }}
      counts={COUNTS}
    />,
  );
}
const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('leaderboard row', () => {
  it('shows name, first ticker, chains, whole score, both letters and the ruler in words', () => {
    show([makeProjectRow()]);
    const row = getRow('Aave');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/projects/aave');
    expect(row).toHaveTextContent(/^A?Aave AAVEEthereum \+1Score 67BBB–AA/);
    expect(within(row).getByRole('img', { name: 'BBB proven, AA possible' })).toBeVisible();
    expect(
      within(row).getByRole('img', { name: 'Proven 67, lost 20, unknown 13' }),
    ).toBeInTheDocument();
    expect(row).toHaveTextContent('Not shown: Documentation, Open findings');
  });

  it('leads to the tokens that are folded under it', () => {
    show([makeProjectRow({ issuedCount: 21 })]);
    expect(screen.getByRole('link', { name: 'and 21 of its tokens' })).toHaveAttribute(
      'href',
      '/?issuer=aave#leaderboard',
    );
  });

  it('says of a token whose it is, and above the list of an issuer which one', () => {
    show([makeProjectRow({ id: 'a-dai', name: 'aDAI', issuedBy: 'Aave' })], { issuer: 'aave' });
    expect(getRow('aDAI')).toHaveTextContent('Issued by Aave');
    const issuer = screen.getByRole('link', { name: 'Aave' });
    expect(issuer).toHaveAttribute('href', '/projects/aave');
    expect(issuer.parentElement).toHaveTextContent(/^Tokens of Aave/);
    expect(screen.getByRole('link', { name: 'Show all projects' })).toHaveAttribute(
      'href',
      '/#leaderboard',
    );
  });

  it.each<[string, Partial<ListedProject>, string]>([
    ['partly checked', { state: 'not-rated' }, 'partly checked'],
    ['listed', { state: 'not-rated', answers: [] }, 'listed'],
    ['compromised', { state: 'compromised', status: 'compromised' }, 'Compromised'],
    ['wound down', { state: 'wound-down', status: 'wound-down' }, 'Wound down'],
  ])('%s has no number or letter', (_, change, words) => {
    show([makeProjectRow({ rank: null, letter: null, possibleLetter: null, ...change })]);
    const row = getRow('Aave');
    expect(row.querySelector('.rating')).toHaveTextContent(new RegExp(`^${words}$`));
  });

  it('says what is missing for a rating, at the end of the row', () => {
    show([makeProjectRow({ state: 'not-rated', letter: null, missing: ['Who can change it'] })]);
    expect(getRow('Aave').lastElementChild).toHaveTextContent('Needs: Who can change it');
  });

  it('folds three missing signals behind the first', () => {
    show([makeProjectRow({ missing: ['Maturity', 'Delay', 'Response'] })]);
    const fold = within(getRow('Aave')).getByRole('group');
    expect(fold.firstElementChild).toHaveTextContent('Not shown: Maturity and 2 more');
    expect(fold).toHaveTextContent(/Delay, Response$/);
  });

  it('says in words why a cell has no value: unknown, not checked, none recorded, or not needed', () => {
    const without = { delaySeconds: null, incidentCount: 0, lastIncidentOn: null } as const;
    const answers = makeAnswers({ losses: 'not-checked' });
    show(
      [
        makeProjectRow({ id: 'a', name: 'Aave', ...without, answers, weakestHolder: 'vote' }),
        makeProjectRow({ id: 'b', name: 'Bean', ...without, weakestHolder: 'nobody' }),
        makeProjectRow({ id: 'c', name: 'Comet', incidentCount: 1, lastIncidentOn: '2026-01-02' }),
      ],
      { columns: 'delay,losses,incidents' },
    );
    expect(getRow('Aave').querySelector('.losses')).toHaveTextContent('not checked');
    expect(getRow('Aave').querySelector('.delay')).toHaveTextContent('unknown');
    expect(getRow('Bean').querySelector('.delay')).toHaveTextContent('not needed');
    expect(getRow('Aave').querySelector('.incidents')).toHaveTextContent('none recorded');
  });

  it('strikes the last letter of a suspended rating, and says whose check is overdue', () => {
    const letterBefore = { letter: 'A' as const, ratedAt: '2026-11-03T00:00:00.000Z' };
    show([makeProjectRow({ state: 'suspended', letter: null, letterBefore })]);
    expect(getRow('Aave').querySelector('s')).toHaveTextContent('A');
    expect(getRow('Aave')).toHaveTextContent('suspended, 3 Nov 2026');
    expect(getRow('Aave').lastElementChild).toHaveTextContent('Our check is overdue');
  });

  it('gives the day of the last audit, or its month where only that is known', () => {
    const lastAuditOn = '2026-05-01';
    show(
      [
        makeProjectRow({ id: 'daily', name: 'Daily', lastAuditOn }),
        makeProjectRow({
          id: 'monthly',
          name: 'Monthly',
          lastAuditOn,
          lastAuditPrecision: 'month',
        }),
      ],
      { columns: 'lastAudit' },
    );
    const cell = (name: string) => getRow(name).querySelector('.lastaudit')?.textContent;
    expect([cell('Daily'), cell('Monthly')]).toEqual(['1 May 2026', 'May 2026']);
  });

  it('says that a letter is capped, and that sample data is sample data', () => {
    show([makeProjectRow({ capGate: 'nobody-answers', sample: true })]);
    expect(screen.getByText('capped')).toHaveAttribute('title', 'Letter capped: nobody answers');
    expect(screen.getByText('sample data')).toBeVisible();
  });
});

describe('columns', () => {
  const heads = () => screen.getAllByRole('columnheader').map((head) => head.textContent);

  it('are those chosen, each with its value', () => {
    show([makeProjectRow({ incidentCount: 2, lastIncidentOn: '2026-04-18' })], {
      columns: 'possible,known,code,holder,delay,incidents,bounty',
    });
    expect(heads().slice(5)).toEqual([
      'Possible',
      'Known',
      'Code',
      'Who can change it',
      'How fast',
      'Incidents',
      'Bounty',
      'Missing',
    ]);
    const cells = [...getRow('Aave').querySelectorAll('.more')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      '80',
      '87%',
      '66–82',
      'an on-chain vote, Nov\u00a02026etherscan\u200b.io',
      '24 hours',
      '2, Apr 2026',
      '$1M',
    ]);
  });

  it('of answers have the month and site of their sources, which a card on a phone says in one line', () => {
    show([makeProjectRow({ name: 'Aave' })], { columns: 'losses,audited,reward' });
    const cells = [...getRow('Aave').querySelectorAll('.more')].map((cell) => cell.textContent);
    expect(cells).toEqual([
      'no, Nov\u00a02026etherscan\u200b.io',
      'partly, May\u00a02026github\u200b.com/\u200bl2beat',
      'yes, Nov\u00a02026',
    ]);
    expect(getRow('Aave').querySelector('.missing')).toHaveTextContent(
      /^Changeable: yes · losses: no · audited: partly · reward: yes · sources of May 2026 to Nov 2026: etherscan.io, github.com\/l2beat/,
    );
  });

  it('without a value in any row are left out', () => {
    show([makeProjectRow({ delaySeconds: null })], { columns: 'delay,change7d,audits' });
    expect(heads()).not.toContain('How fast');
    expect(heads()).not.toContain('7 days');
    expect(heads()).toContain('Audits');
  });
});

describe('bands', () => {
  const rows = [
    makeProjectRow({ id: 'a', name: 'First', score: 74, letter: 'A' }),
    makeProjectRow({ id: 'b', name: 'Capped', score: 71, letter: 'BBB', rank: 2 }),
    makeProjectRow({ id: 'c', name: 'Third', score: 66, rank: 3 }),
    makeProjectRow({ id: 'd', name: 'Last', state: 'not-rated', letter: null, rank: null }),
  ];
  const titles = () => screen.queryAllByRole('rowheader', { name: /proven|Without/ });

  it('head the rows by letter, then those without one', () => {
    show(rows);
    expect(titles().map((title) => title.textContent)).toEqual([
      'A: 70 or more proven',
      'BBB: 60 or more proven',
      'Without a letter',
    ]);
  });

  it('are gone in another order', () => {
    show(rows, { sort: 'name' });
    expect(titles()).toEqual([]);
  });

  it('come with one sentence where ranges overlap', () => {
    show(rows);
    expect(screen.getByText(/missing facts could change their order/)).toBeVisible();
  });
});

describe('leaderboard rows of one name', () => {
  it('say all that tells them apart, as far as needed', () => {
    const coin = { name: 'USD Coin', tokenTickers: ['USDC'], chains: ['eip155:1'] };
    show([
      makeProjectRow({ id: 'a', ...coin, address: '0x1111111111111111111111111111111111111111' }),
      makeProjectRow({ id: 'b', ...coin, address: '0x2222222222222222222222222222222222222222' }),
      makeProjectRow({ id: 'c', ...coin, chains: ['eip155:8453'] }),
    ]);
    const links = screen.getAllByRole('link', { name: /USD Coin/ });
    expect(links.map((link) => link.querySelector('small')?.textContent)).toEqual([
      'Ethereum · 0x111111…111111',
      'Ethereum · 0x222222…222222',
      'Base',
    ]);
  });
});

describe('leaderboard', () => {
  it('marks the column that sorts, and links every column to its order', () => {
    show([makeProjectRow()], { sort: 'audits', dir: 'desc' });
    expect(screen.getByRole('columnheader', { name: /Audits/ })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    expect(
      within(screen.getByRole('columnheader', { name: /Rating/ })).getByRole('link'),
    ).toHaveAttribute('href', '/#leaderboard');
  });

  it('links every category and marks the current one', () => {
    show([makeProjectRow()], { category: 'dex' });
    expect(screen.getByRole('link', { name: 'DEX' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Lending' })).toHaveAttribute(
      'href',
      '/?category=lending#leaderboard',
    );
  });

  it('by default leaves out what is only listed, and says how to see it', () => {
    show([makeProjectRow()]);
    expect(
      screen.getByRole('link', { name: 'Show all without a rating, listed ones too' }),
    ).toHaveAttribute('href', '/?state=not-rated#leaderboard');
  });

  it('pages with links and says where one is', () => {
    show([makeProjectRow()], { page: 2 }, { total: 55, pages: 3, currentPage: 2 });
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/?page=3#leaderboard',
    );
    expect(screen.getByRole('link', { name: 'Previous' })).toHaveAttribute('href', '/#leaderboard');
    expect(screen.getByRole('status')).toHaveTextContent('21–21 of 55');
  });

  it('applies the filters of the form through the address, and keeps the order', async () => {
    const { user, router } = show([makeProjectRow()], { sort: 'audits', dir: 'desc' });
    await user.click(screen.getByRole('button', { name: /Filters and columns/ }));
    await user.type(screen.getByLabelText('Name or token'), 'aa');
    await user.click(screen.getByRole('checkbox', { name: 'BBB 4' }));
    await user.click(screen.getByRole('checkbox', { name: 'Rated 48' }));
    await user.click(screen.getByRole('checkbox', { name: 'Not rated 1,015' }));
    await user.click(screen.getByRole('checkbox', { name: 'Possible' }));
    await user.selectOptions(screen.getByLabelText('Bug bounty'), 'yes');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(router.push).toHaveBeenCalledWith(
      '/?letter=BBB&bounty=yes&state=rated,not-rated&text=aa&sort=audits&columns=possible,holder,delay,losses,audited,reward,audits#leaderboard',
      undefined,
      { scroll: false },
    );
  });

  it('sends what is ticked in the rows to be compared', async () => {
    const { user } = show([makeProjectRow(), makeProjectRow({ id: 'lido', name: 'Lido' })]);
    await user.click(screen.getByRole('checkbox', { name: 'Compare Lido' }));
    expect(screen.getByText('1 ticked. Tick one more.')).toBeVisible();
    await user.click(screen.getByRole('checkbox', { name: 'Compare Aave' }));
    const { form } = screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' });
    expect(form).toHaveAttribute('action', '/compare');
    expect(new FormData(form!).getAll('projects')).toEqual(['aave', 'lido']);
    expect(screen.getByText('2 ticked.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Clear', hidden: true }));
    expect(screen.getByRole('checkbox', { name: 'Compare Aave' })).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Compare' })).toHaveFocus();
    expect(screen.getByText('Tick two to ten to compare.')).toBeVisible();
  });

  it('keeps what is chosen among the filters, also where it finds none', () => {
    show([], { state: 'suspended', chain: 'eip155:10' });
    expect(screen.getByRole('checkbox', { name: 'Suspended 0', hidden: true })).toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Optimism 0', hidden: true })).toBeChecked();
  });

  it('says so when nothing matches, and what to do', () => {
    show([], { letter: 'AAA' });
    expect(screen.getByText('No projects match these filters.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('offers to request a rating of a name that is not listed', () => {
    show([], { text: 'Zed' });
    expect(screen.getByRole('link', { name: 'Request a rating of “Zed”' })).toHaveAttribute(
      'href',
      '/report?kind=missing-project&name=Zed',
    );
  });
});
