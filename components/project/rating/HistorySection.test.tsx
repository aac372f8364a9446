import { screen, within } from '@testing-library/react';
import { makeHistoryPoint, makeHistoryPoint1 } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { HistorySection } from './HistorySection';
import { StepChart } from './StepChart';
import { axisFrom, placeSteps, stepPath } from './steps';

type Given = Parameters<typeof makeHistoryPoint>[0];
const at = (day: string, score: number | null, given: Given = {}) =>
  makeHistoryPoint({
    ratedAt: `${day}T00:00:00.000Z`,
    score,
    letter: score === null ? null : 'A',
    ...given,
  });
const before = (day: string, score: number) =>
  makeHistoryPoint1({ ratedAt: `${day}T00:00:00.000Z`, score });

describe('the history', () => {
  it('says when the first rating was published, instead of a chart of one point', () => {
    const { container } = renderPage(<HistorySection history={[at('2026-11-21', 80)]} />);
    expect(container).toHaveTextContent('First rated 21 Nov 2026.');
    expect(screen.queryByRole('img')).not.toBeInTheDocument();
  });

  it('says when there is none', () => {
    expect(renderPage(<HistorySection history={[]} />).container).toHaveTextContent(
      'Not rated yet.',
    );
  });

  it('describes the chart in words', () => {
    renderPage(
      <StepChart points={[at('2026-01-01', 78), at('2026-06-01', 61), at('2026-11-21', 69)]} />,
    );
    expect(
      screen.getByRole('img', {
        name: 'Score from 78 on 1 Jan 2026 to 69 on 21 Nov 2026, in 3 ratings, lowest 61, highest 78',
        hidden: true,
      }),
    ).toBeInTheDocument();
  });

  it('shows what moved it and when, newest first', () => {
    const moved = [
      { signalId: 'incidents', name: 'Incidents', before: 1, after: 0.35 },
      { signalId: 'website', name: 'Website', before: null, after: 0.7143 },
    ];
    renderPage(
      <HistorySection
        history={[
          at('2026-01-01', 78),
          at('2026-06-01', 61, { moved }),
          at('2026-11-21', 63, { methodVersion: '2.1' }),
        ]}
      />,
    );
    const rows = screen
      .getAllByRole('row', { hidden: true })
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell', { hidden: true })
          .map((cell) => cell.textContent),
      );
    expect(rows).toEqual([
      ['21 Nov 2026', '63 A', '+2', 'New method, version 2.1'],
      ['1 Jun 2026', '61 A', '−17', 'Incidents 100 → 35Website unknown → 71.4'],
      ['1 Jan 2026', '78 A', '', 'First rating'],
    ]);
  });

  it('marks the day of method 2.0, and compares no score with one of 1.0', () => {
    const history = [before('2026-10-01', 83.5), before('2026-10-20', 85), at('2026-11-21', 67.2)];
    const { container } = renderPage(
      <>
        <StepChart points={history} />
        <HistorySection history={history} />
      </>,
    );
    expect(container.querySelector('.method')).toHaveTextContent('Method 2.0 from 21 Nov 2026');
    const changes = [...container.querySelectorAll('tbody [data-label="Change"]')];
    expect(changes.map((cell) => cell.textContent)).toEqual(['', '+1.5', '']);
    expect(
      screen.getByRole('img', { name: /\. Method 2\.0 from 21 Nov 2026$/, hidden: true }),
    ).toBeInTheDocument();
  });

  it.each([
    ['compromised', 'Compromised'],
    ['not-rated', 'Not rated'],
    ['suspended', 'Suspended'],
  ] as const)('says %s where there was no letter', (state, words) => {
    const history = [at('2026-01-01', 78), at('2026-06-01', 41, { state, letter: null })];
    const { container } = renderPage(
      <>
        <StepChart points={history} />
        <HistorySection history={history} />
      </>,
    );
    expect(container).toHaveTextContent(words);
    expect(
      screen.getByRole('img', { name: /to no score on 1 Jun 2026/, hidden: true }),
    ).toBeInTheDocument();
  });
});

it('loads the chart once somebody comes near', async () => {
  const history = [at('2026-01-01', 78), at('2026-06-01', 61)];
  renderPage(<HistorySection history={history} />);
  expect(screen.queryByRole('img', { hidden: true })).not.toBeInTheDocument();
  expect(
    await screen.findByRole('img', { name: /^Score from 78/, hidden: true }),
  ).toBeInTheDocument();
});

describe('the steps of the chart', () => {
  const history = [
    at('2026-01-01', 80),
    at('2026-01-03', 70),
    at('2026-01-05', null),
    at('2026-01-09', 90),
  ];

  it('begins its axis a ten below the lowest score', () => {
    expect(axisFrom(history)).toBe(60);
    expect(axisFrom([at('2026-01-01', 4)])).toBe(0);
  });

  it('holds each score until the next, and breaks where there was none', () => {
    expect(placeSteps(history, 60)).toEqual([
      { x: 0, y: 50 },
      { x: 25, y: 75 },
      null,
      { x: 100, y: 25 },
    ]);
    expect(stepPath(history, 60)).toBe('M0 50H25V75H50M100 25H100');
  });

  it('never connects a score of method 1.0 to one of 2.0', () => {
    const path = stepPath(
      [before('2026-01-01', 80), at('2026-01-03', 70), at('2026-01-05', 80)],
      60,
    );
    expect(path).toBe('M0 50H50M50 75H100V50H100');
  });
});
