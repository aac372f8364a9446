import { screen, within } from '@testing-library/react';
import type { ListedProject } from '@/contracts/listedProject';
import { makeProjectRow } from '@/testing/builders/projectRow';
import { renderPage } from '@/testing/render';
import { Leaderboard } from './Leaderboard';
import { DEFAULT_QUERY, type LeaderboardQuery } from './query';

function show(
  rows: ListedProject[],
  query: Partial<LeaderboardQuery> = {},
  list: { total?: number; pages?: number; currentPage?: number } = {},
) {
  return renderPage(
    <Leaderboard
      list={{ items: rows, currentPage: 1, dataPerPage: 20, total: rows.length, pages: 1, ...list }}
      query={{ ...DEFAULT_QUERY, ...query }}
      categories={[
        { id: 'lending', count: 3 },
        { id: 'dex', count: 2 },
      ]}
      chains={[{ id: 'eip155:1', count: 5 }]}
    />,
  );
}
const getRow = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

describe('leaderboard row', () => {
  it('shows rank, name, first ticker, chains, whole score, letter and the six lines in words', () => {
    show([makeProjectRow()]);
    const row = getRow('Aave');
    expect(within(row).getByRole('link')).toHaveAttribute('href', '/projects/aave');
    expect(row).toHaveTextContent(/^1A?Aave AAVEEthereum \+186AA/);
    expect(within(row).getByRole('img')).toHaveAccessibleName(
      'Code 88, Governance 80, Operations 75, Transparency 100, Market unknown, Community unknown',
    );
  });

  it.each<[string, Partial<ListedProject>, string]>([
    ['an unrated project', { rank: null, score: null, letter: null, ratedAt: null }, 'not rated'],
    [
      'a compromised project',
      { rank: null, score: null, letter: null, status: 'compromised' },
      'Compromised',
    ],
    [
      'a wound-down project',
      { rank: null, score: null, letter: null, status: 'wound-down' },
      'Wound down',
    ],
  ])('%s has no score and no rank, never a zero', (_, change, words) => {
    show([makeProjectRow(change)]);
    expect(getRow('Aave')).toHaveTextContent('N/A');
    expect(getRow('Aave')).toHaveTextContent(words);
  });

  it('gives the day of the last audit, or its month where only that is known', () => {
    const lastAuditOn = '2026-05-01';
    show([
      makeProjectRow({ id: 'daily', name: 'Daily', lastAuditOn }),
      makeProjectRow({ id: 'monthly', name: 'Monthly', lastAuditOn, lastAuditPrecision: 'month' }),
    ]);
    const cell = (name: string) => getRow(name).querySelector('.lastaudit')?.textContent;
    expect([cell('Daily'), cell('Monthly')]).toEqual(['1 May 2026', 'May 2026']);
  });

  it('says that a provisional letter is provisional, that a capped one is capped, and that sample data is sample data', () => {
    show([makeProjectRow({ provisional: true, rank: null, capGate: 'single-key', sample: true })]);
    expect(getRow('Aave')).toHaveTextContent('provisional');
    expect(screen.getByText('capped')).toHaveAttribute('title', 'Letter capped: single key');
    expect(screen.getByText('sample data')).toBeVisible();
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
    ).toHaveAttribute('href', '/?sort=score#leaderboard');
  });

  it('links every category and marks the current one', () => {
    show([makeProjectRow()], { category: 'dex' });
    expect(screen.getByRole('link', { name: 'DEX' })).toHaveAttribute('aria-current', 'true');
    expect(screen.getByRole('link', { name: 'Lending' })).toHaveAttribute(
      'href',
      '/?category=lending#leaderboard',
    );
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
    await user.click(screen.getByRole('button', { name: /More filters/ }));
    await user.type(screen.getByLabelText('Name or token'), 'aa');
    await user.selectOptions(screen.getByLabelText('Letter'), 'AA');
    await user.selectOptions(screen.getByLabelText('Bug bounty'), 'yes');
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    expect(router.push).toHaveBeenCalledWith(
      '/?letter=AA&bounty=yes&text=aa&sort=audits#leaderboard',
      undefined,
      { scroll: false },
    );
  });

  it('says so when nothing matches, and what to do', () => {
    show([], { letter: 'AAA' });
    expect(screen.getByText('No projects match these filters.')).toBeVisible();
    expect(screen.queryByRole('table')).toBeNull();
  });
});
