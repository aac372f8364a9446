import { screen, within } from '@testing-library/react';
import type { LetterChange } from '@/contracts/ratings/letterChanges';
import { renderPage } from '@/testing/render';
import { LetterChangesScreen } from './LetterChangesScreen';

const makeChange = (projectId: string, change: Partial<LetterChange> = {}): LetterChange => ({
  projectId,
  projectName: projectId.toUpperCase(),
  before: { status: 'active', letter: 'A', score: 75.9, provisional: false },
  after: { state: 'rated', letter: 'BB', score: 52.3, possible: 92.1 },
  why: 'Most is lost on delay; not shown: incidents.',
  ...change,
});

const show = (items: LetterChange[]) =>
  renderPage(
    <LetterChangesScreen
      versions={[
        { version: '2.0', date: '2026-11-25', text: 'Points are earned by evidence.' },
        { version: '1.0', date: '2026-11-21', text: 'First version.' },
      ]}
      data={{
        asOf: '2026-11-26T10:00:00.000Z',
        demonstrationAsOf: '2026-09-01',
        total: items.length,
        rankedBefore: 1,
        ratedAfter: 1,
        items,
      }}
    />,
  );
const cells = (name: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${name} `) }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('the changelog of the method', () => {
  it('lists the versions, each with its page', () => {
    show([]);
    expect(screen.getByRole('link', { name: '1.0' })).toHaveAttribute('href', '/methodology/1.0');
    expect(screen.getByText(/25 Nov 2026: Points are earned/)).toBeVisible();
  });

  it('is a table of letters before and after, and why, with a link to each project', () => {
    show([makeChange('aave')]);
    const table = screen.getByRole('table', { name: /letter by method 1.0 and by method 2.0/ });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Project', '1.0 → 2.0', 'Why']);
    expect(screen.getByRole('link', { name: 'AAVE' })).toHaveAttribute('href', '/projects/aave');
    expect(cells('AAVE')).toEqual([
      'A 75→ then BB 52–92',
      'Most is lost on delay; not shown: incidents.',
    ]);
  });

  it('says provisional, not rated, suspended and off the scale in words', () => {
    const none = { letter: null, score: 0, possible: 100 };
    show([
      makeChange('one', {
        before: { status: 'active', letter: 'AA', score: 88, provisional: true },
        after: { ...none, state: 'not-rated' },
      }),
      makeChange('two', {
        before: { status: 'active', letter: null, score: null, provisional: true },
        after: { ...none, state: 'suspended' },
      }),
      makeChange('three', {
        before: { status: 'wound-down', letter: null, score: null, provisional: false },
        after: { ...none, state: 'wound-down' },
      }),
    ]);
    expect(cells('ONE')[0]).toBe('AA 88provisional→ then not rated');
    expect(cells('TWO')[0]).toBe('not rated→ then suspended');
    expect(cells('THREE')[0]).toBe('wound down→ then wound down');
  });

  it('states the day, and how many each method rated', () => {
    show([makeChange('aave')]);
    const part = screen.getByRole('region', { name: 'Letters before and after 2.0' });
    expect(part).toHaveTextContent('the embedded set as of 26 Nov 2026.');
    expect(part).toHaveTextContent('Method 1.0 ranked 1 of 1 projects. Method 2.0 rated 1.');
  });
});
