import { screen, within } from '@testing-library/react';
import {
  makeCategory,
  RATED_AT,
  makeRating,
  makeSignal,
  makeUnknownSignal,
} from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { CategoryCard } from './CategoryCard';
import { WholeScore } from './WholeScore';

const show = (given: Parameters<typeof makeCategory>[0] = {}) =>
  renderPage(<CategoryCard category={makeCategory(given)} ratedAt={RATED_AT} />).container;
const getRow = (name: string) => screen.getByRole('link', { name }).closest('tr')!;

describe('a category of the rating', () => {
  it('shows its score, its band in words, its weight and how much is known', () => {
    const card = show();
    expect(screen.getByRole('heading', { name: 'Code 84' })).toBeInTheDocument();
    expect(card).toHaveTextContent('in the AA range');
    expect(card).toHaveTextContent('35% of the rating · 78% known');
  });

  it('shows a known signal with points, weight, source and its tier in words, and its last check', () => {
    show();
    const row = getRow('Audit coverage');
    expect(row).toHaveTextContent('5 of 6 contracts have an audit of the code that runs now.');
    expect(row).toHaveTextContent('88× 30');
    expect(within(row).getByRole('link', { name: /List of audits/ })).toHaveAttribute(
      'href',
      'https://example.org/audits',
    );
    expect(row).toHaveTextContent('Project or auditor');
    expect(row).toHaveTextContent('Checked 18 Nov 2026, valid to 16 Feb 2027');
  });

  it('calls an unknown signal unknown, never zero', () => {
    show();
    const row = getRow('Audit freshness');
    expect(row).toHaveClass('unknown');
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(/^unknown$/);
    expect(row).toHaveTextContent('none recorded');
    expect(row).toHaveTextContent('not checked');
  });

  it('says since when a signal is out of date', () => {
    show({
      signals: [
        makeUnknownSignal({
          observedAt: '2026-05-03T00:00:00.000Z',
          validUntil: '2026-11-03T00:00:00.000Z',
        }),
      ],
    });
    expect(getRow('Audit freshness')).toHaveTextContent(
      'Checked 3 May 2026, out of date since 3 Nov 2026',
    );
  });

  it('leaves out what does not apply', () => {
    show({ signals: [makeUnknownSignal({ id: 'delay', name: 'Delay', state: 'n/a' })] });
    expect(within(getRow('Delay')).getAllByRole('cell')[1]).toHaveTextContent(/^n\/a$/);
  });

  it('marks a signal of sample data', () => {
    show({ signals: [makeSignal({ sample: true }), makeUnknownSignal()] });
    expect(getRow('Audit coverage')).toHaveTextContent('sample data');
    expect(getRow('Audit freshness')).not.toHaveTextContent('sample data');
  });

  it('counts several sources and lists them all', () => {
    const evidence = ['P0', 'P1', 'P1'].map((tier, index) => ({
      url: `https://example.org/${index}`,
      title: `Source ${index}`,
      tier: tier as 'P0',
      observedAt: RATED_AT,
    }));
    show({ signals: [makeSignal({ evidence })] });
    expect(getRow('Audit coverage')).toHaveTextContent('3 sources');
    expect(getRow('Audit coverage')).toHaveTextContent('Chain state; Project or auditor');
    expect(getRow('Audit coverage').querySelectorAll('li')).toHaveLength(3);
  });

  it('links each signal and itself to the rules', () => {
    show();
    expect(screen.getByRole('link', { name: 'Audit coverage' })).toHaveAttribute(
      'href',
      '/methodology#signal-audit-coverage',
    );
    expect(screen.getByRole('link', { name: 'How this is computed' })).toHaveAttribute(
      'href',
      '/methodology#category-code',
    );
  });

  it('shows the sum that gives the published score', () => {
    expect(show().querySelector('.line')).toHaveTextContent(
      '(30 × 0.88 + 25 × 0.81) ÷ 55 × 100 = 84.8',
    );
  });

  it('has no sum while nothing is known', () => {
    const card = show({ score: null, coverage: 0, signals: [makeUnknownSignal()] });
    expect(screen.getByRole('heading', { name: 'Code unknown' })).toBeInTheDocument();
    expect(card).not.toHaveTextContent('range');
    expect(card).toHaveTextContent('Nothing known here, so it is not counted.');
  });
});

describe('the whole score', () => {
  it('is the sum of the known categories, with its range, its fingerprint and its data', () => {
    const { container } = renderPage(<WholeScore rating={makeRating()} />);
    expect(container.querySelector('.line')).toHaveTextContent(
      '(35 × 84.8 + 20 × 72.1) ÷ 55 = 80.2',
    );
    expect(container).toHaveTextContent(
      'With every unknown signal at its worst: 71.2. At its best: 84.4.',
    );
    expect(container).toHaveTextContent('ab12'.repeat(16));
    expect(screen.getByRole('link', { name: 'Open the data (JSON)' })).toHaveAttribute(
      'href',
      '/api/projects/example/rating',
    );
  });

  it('lists every gate that stands, binding or not', () => {
    const gates = [
      { gate: 'no-audit', cap: 'BBB' as const, reason: 'There is no audit.', evidence: [] },
    ];
    expect(renderPage(<WholeScore rating={makeRating({ gates })} />).container).toHaveTextContent(
      'There is no audit. (capped at BBB)',
    );
  });
});
