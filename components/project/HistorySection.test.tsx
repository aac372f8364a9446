import { screen, within } from '@testing-library/react';
import { makeHistoryPoint } from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { HistorySection } from './HistorySection';
import { axisFrom, placeSteps, stepPath } from './steps';

const at = (
  day: string,
  score: number | null,
  given: Parameters<typeof makeHistoryPoint>[0] = {},
) =>
  makeHistoryPoint({
    ratedAt: `${day}T00:00:00.000Z`,
    score,
    letter: score === null ? null : 'A',
    ...given,
  });

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
      <HistorySection
        history={[at('2026-01-01', 78), at('2026-06-01', 61), at('2026-11-21', 69)]}
      />,
    );
    expect(
      screen.getByRole('img', {
        name: 'Score from 78 on 1 Jan 2026 to 69 on 21 Nov 2026, in 3 ratings, lowest 61, highest 78',
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
          at('2026-11-21', 63, { methodVersion: '1.1' }),
        ]}
      />,
    );
    const rows = screen
      .getAllByRole('row')
      .slice(1)
      .map((row) =>
        within(row)
          .getAllByRole('cell')
          .map((cell) => cell.textContent),
      );
    expect(rows).toEqual([
      ['21 Nov 2026', '63 A', '+2', 'New method, version 1.1'],
      ['1 Jun 2026', '61 A', '−17', 'Incidents 100 → 35Website unknown → 71.4'],
      ['1 Jan 2026', '78 A', '', 'First rating'],
    ]);
  });

  it('shows a status where there was no score', () => {
    const { container } = renderPage(
      <HistorySection
        history={[at('2026-01-01', 78), at('2026-06-01', null, { status: 'compromised' })]}
      />,
    );
    expect(container).toHaveTextContent('Compromised');
    expect(screen.getByRole('img', { name: /to no score on 1 Jun 2026/ })).toBeInTheDocument();
  });
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
    const places = placeSteps(history, 60);
    expect(places).toEqual([{ x: 0, y: 50 }, { x: 25, y: 75 }, null, { x: 100, y: 25 }]);
    expect(
      stepPath(
        places,
        history.map((point) => Date.parse(point.ratedAt)),
      ),
    ).toBe('M0 50H25V75H50M100 25H100');
  });
});
