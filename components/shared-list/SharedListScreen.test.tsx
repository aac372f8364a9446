import { screen, within } from '@testing-library/react';
import type { ListedProject } from '@/contracts/listedProject';
import { renderPage } from '@/testing/render';
import { SharedListScreen } from './SharedListScreen';

const NO_LINES = {
  code: null,
  governance: null,
  operations: null,
  transparency: null,
  market: null,
  community: null,
};
const makeProject = (id: string): ListedProject => ({
  id,
  name: id.toUpperCase(),
  logo: null,
  tokenTickers: [],
  category: 'lending',
  chains: [],
  status: 'active',
  state: 'rated',
  rank: 1,
  score: 80,
  possible: 90,
  known: 0.8,
  letter: 'A',
  possibleLetter: 'A',
  letterBefore: null,
  capGate: null,
  missing: [],
  lines: NO_LINES,
  possibleLines: NO_LINES,
  weakestHolder: null,
  weakestWords: null,
  delaySeconds: null,
  answers: [],
  auditCount: 0,
  lastAuditOn: null,
  lastAuditPrecision: null,
  hasBounty: false,
  bountyUsd: null,
  incidentCount: 0,
  lastIncidentOn: null,
  change7d: null,
  valueUsd: null,
  valueMeasure: null,
  valueOn: null,
  ratedAt: null,
  sample: false,
  address: null,
  issuedCount: 0,
  issuedBy: null,
});
const makeShared = (ids: string[]) => ({
  name: 'Core',
  updatedAt: '2026-11-25T10:00:00.000Z',
  rows: ids.map(makeProject),
});

describe('a shared list', () => {
  it('has its projects in its order, and compares the first ten', () => {
    const ids = Array.from({ length: 11 }, (_, n) => `p${n}`);
    renderPage(<SharedListScreen list={makeShared(ids)} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Core');
    expect(
      screen.getByText(/^A shared list of 11 projects, last changed on 25 Nov 2026/),
    ).toBeVisible();
    const rows = within(screen.getByRole('table')).getAllByRole('rowheader');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(rows.map((row) => row.querySelector('b')!.textContent)).toEqual(
      ids.map((id) => id.toUpperCase()),
    );
    expect(screen.getByRole('link', { name: 'Compare the first ten' })).toHaveAttribute(
      'href',
      `/compare?projects=${ids.slice(0, 10).join(',')}`,
    );
  });

  it('says when it is empty, and when the network asked too often', () => {
    const { rerender } = renderPage(<SharedListScreen list={makeShared([])} />);
    expect(screen.getByText('This list is empty.')).toBeVisible();
    rerender(<SharedListScreen list={null} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Too many requests.');
  });
});
