import { screen, within } from '@testing-library/react';
import {
  makeBlockEvidence,
  makeCategory,
  makeEvidence,
  makeGate,
  makeRating,
  makeSignal,
  makeUnknownSignal,
  RATED_AT,
} from '@/testing/builders/project';
import { renderPage } from '@/testing/render';
import { CategoryCard } from './CategoryCard';
import { WholeScore } from '../head/WholeScore';

const show = (given: Parameters<typeof makeCategory>[0] = {}) =>
  renderPage(<CategoryCard category={makeCategory(given)} ratedAt={RATED_AT} />).container;
const showSignal = (given: Parameters<typeof makeSignal>[0] = {}) => {
  show({ signals: [makeSignal(given)] });
  return screen.getByRole('link', { name: 'Audit coverage' }).closest('tr')!;
};

describe('a category of the proof', () => {
  it('is folded under both of its ends, its ruler and its weight', () => {
    const summary = show().querySelector('summary.head');
    expect(summary).toHaveTextContent('Code 66–82');
    expect(summary).toHaveTextContent('35% of the rating');
    expect(
      within(summary as HTMLElement).getByRole('img', { name: 'Proven 66, lost 18, unknown 16' }),
    ).toBeInTheDocument();
    expect(summary!.parentElement).not.toHaveAttribute('open');
  });

  it('shows the sums of both figures', () => {
    const sums = [...show().querySelectorAll('.line')].map((line) => line.textContent);
    expect(sums).toEqual([
      '(60 × 0.7 + 40 × 0.6) ÷ 100 × 100 = 66.0',
      '(60 × 0.7 + 40 × 1) ÷ 100 × 100 = 82.0',
    ]);
  });

  it('keeps weights exact that shrank for a signal that does not apply', () => {
    const sums = show({
      score: 60,
      possible: 60,
      signals: [
        makeSignal({ proven: 0.6, weight: 2143 }),
        makeSignal({ id: 'delay', name: 'Delay', state: 'n/a', weight: 0 }),
      ],
    }).querySelector('.line');
    expect(sums).toHaveTextContent('(21.43 × 0.6) ÷ 21.43 × 100 = 60.0');
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

  it('says so where no signal of it is measured', () => {
    const card = show({ score: null, possible: null, signals: [] });
    expect(card).toHaveTextContent('Code not measured');
    expect(card).toHaveTextContent('No signal of it is measured on this site.');
  });
});

describe('a signal of the proof', () => {
  it('has points, weight, sentence, source with its tier and day, and how long that counts', () => {
    const row = showSignal();
    expect(row).toHaveTextContent('5 of 6 contracts run audited code.');
    expect(row).toHaveTextContent('70× 60%');
    expect(within(row).getByRole('link', { name: /List of audits/ })).toHaveAttribute(
      'href',
      'https://example.org/audits',
    );
    expect(row).toHaveTextContent('document of 4 May 2026 · Project or auditor');
    expect(row).toHaveTextContent('valid to 4 May 2027');
    expect(row).not.toHaveTextContent(/checked/i);
  });

  it('names the block of chain state', () => {
    expect(showSignal({ evidence: [makeBlockEvidence()] })).toHaveTextContent(
      'as of block 23,841,007, 18 Nov 2026 · Chain state',
    );
  });

  it('shows both ends of what is partly known', () => {
    expect(showSignal({ state: 'partly', proven: 0.4, possible: 1 })).toHaveTextContent('40–100');
  });

  it('calls an unknown signal unknown, never zero', () => {
    show({ signals: [makeUnknownSignal()] });
    const row = screen.getByRole('link', { name: 'Documentation' }).closest('tr')!;
    expect(within(row).getAllByRole('cell')[1]).toHaveTextContent(/^unknown$/);
    expect(row).toHaveTextContent('none recorded');
    expect(row).toHaveTextContent('not checked yet');
  });

  it('says since when it is out of date', () => {
    const row = showSignal({ ranOut: true, validUntil: '2026-11-03T00:00:00.000Z' });
    expect(row.querySelector('.expired')).toHaveTextContent('out of date since 3 Nov 2026');
  });

  it('leaves out what does not apply', () => {
    const cells = within(showSignal({ state: 'n/a' })).getAllByRole('cell');
    expect(cells[1]).toHaveTextContent(/^n\/a$/);
  });

  it('lists the parts of a mean', () => {
    const row = showSignal({
      parts: [
        { id: 'a', label: 'Vault', sentence: 'Audited.', proven: 1, possible: 1 },
        { id: 'b', label: 'Pool', sentence: 'In no report.', proven: 0, possible: 1 },
      ],
    });
    expect(row).toHaveTextContent('2 parts');
    expect(
      within(row)
        .getAllByRole('listitem')
        .map((part) => part.textContent),
    ).toEqual(['Vault 100Audited.', 'Pool unknownIn no report.']);
  });

  it('counts several sources and lists them all', () => {
    const row = showSignal({
      evidence: [makeBlockEvidence(), makeEvidence(), makeEvidence({ statedAt: null })],
    });
    expect(row).toHaveTextContent('3 sources');
    expect(row).toHaveTextContent('Chain state; Project or auditor');
    expect(row).toHaveTextContent('no date of its own, read 18 Nov 2026');
  });

  it('marks sample data', () => {
    expect(showSignal({ sample: true })).toHaveTextContent('sample data');
  });
});

describe('the whole score', () => {
  it('is the sum of the categories, proven and possible, with its fingerprint and data', () => {
    const { container } = renderPage(<WholeScore rating={makeRating()} />);
    expect([...container.querySelectorAll('.line')].map((line) => line.textContent)).toEqual([
      '(35 × 66.0 + 30 × 72.0 + 20 × 75.0 + 15 × 50.0) ÷ 100 = 67.2',
      '(35 × 82.0 + 30 × 72.0 + 20 × 75.0 + 15 × 100.0) ÷ 100 = 80.3',
    ]);
    expect(container).toHaveTextContent('67.2 proven + 19.7 lost + 13.1 unknown = 100');
    expect(container).toHaveTextContent('ab12'.repeat(16));
    expect(screen.getByRole('link', { name: 'Open the data (JSON)' })).toHaveAttribute(
      'href',
      '/api/projects/example/rating?at=2026-11-21T12:00:00.000Z',
    );
  });

  it('lists every gate that stands, binding or open', () => {
    const gates = [
      makeGate(),
      makeGate({ gate: 'control', kind: 'question', cap: null, reason: 'Not known who.' }),
    ];
    const text = renderPage(<WholeScore rating={makeRating({ gates })} />).container;
    expect(text).toHaveTextContent('$190M lost on 18 Apr 2026. (capped at BBB)');
    expect(text).toHaveTextContent('Not known who. (open question: no rating)');
  });
});
