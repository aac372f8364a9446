import { screen, within } from '@testing-library/react';
import { makeMethod1 } from '@/testing/builders/method1';
import { renderPage } from '@/testing/render';
import { SECTIONS } from './constants';
import { buildExample } from './example';
import { Method1Screen } from './Method1Screen';
import { plainWords } from './plainWords';

const show = (method = makeMethod1()) => renderPage(<Method1Screen method={method} />).container;

describe('the page of method 1.0', () => {
  it('renders every signal of the method with its anchor, weight, lifetime and scale', () => {
    const page = show();
    for (const signal of makeMethod1().signals) {
      const sheet = page.querySelector<HTMLElement>(`#signal-${signal.id}`)!;
      expect(sheet).toHaveTextContent(`${signal.weight}% of`);
      expect(sheet).toHaveTextContent(
        signal.lifetimeDays === null ? 'does not expire' : 'valid 90 days',
      );
      expect(within(sheet).getAllByRole('row')).toHaveLength(signal.scale.length + 1);
      expect(sheet).toHaveTextContent(signal.why);
    }
  });

  it('renders every gate with its cap', () => {
    const page = show();
    expect(page.querySelector('#gate-single-key')).toHaveTextContent(
      'One key, no delayCapped at B',
    );
    expect(page.querySelector('#gate-honeypot')).toHaveTextContent('Capped at C');
  });

  it('renders letters, tiers, states, formulas, principles and versions', () => {
    const page = show();
    expect(page.querySelector('#letters')).toHaveTextContent('AAA90As good as it gets.');
    expect(page.querySelector('#evidence')).toHaveTextContent('Chain stateOther');
    expect(page.querySelector('#unknown')).toHaveTextContent('UnknownNot known, or out of date.');
    expect(page.querySelector('#unknown')).toHaveTextContent('CoverageKnown weight ÷ all weight.');
    expect(page.querySelector('#principles')).toHaveTextContent('Every input is published.');
    expect(screen.getByRole('link', { name: '1.0' })).toHaveAttribute('href', '/methodology/1.0');
  });

  it('shows the summary with the method’s own figures', () => {
    const minute = show().querySelector('#minute');
    expect(minute).toHaveTextContent('3 signals in the categories Code (70%) and Operations (30%)');
    expect(minute).toHaveTextContent('Below 60% coverage a rating is provisional');
    expect(minute).toHaveTextContent('2 facts are too serious');
  });

  it('keeps context apart from the security signals', () => {
    const page = show();
    expect(page.querySelector('#context #signal-liquidity')).not.toBeNull();
    expect(page.querySelector('#signals #signal-liquidity')).toBeNull();
  });

  it('has every section that its contents lead to', () => {
    const page = show();
    for (const { id, label } of SECTIONS) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      expect(page.querySelector(`section[id="${id}"]`)).not.toBeNull();
    }
  });

  it('says what takes a score away', () => {
    const page = show();
    expect(page.querySelector('#minute')).toHaveTextContent(
      'A project that continued after an incident is scored; the incident counts under Incidents.',
    );
    expect(page.querySelector('#minute')).toHaveTextContent(
      'Every known signal names its source and the day of its check. All except Maturity go out of date.',
    );
  });
});

describe('the worked example', () => {
  it('is computed from the method’s own weights', () => {
    expect(buildExample(makeMethod1())).toMatchObject({
      categorySum: '(60 × 0.88 + 40 × 0.81) ÷ 100 × 100',
      categoryScore: 85.2,
      wholeSum: '(70 × 85.2 + 30 × 71.3) ÷ 100',
      wholeScore: 81,
      letter: 'A',
    });
  });
});

describe('sentence templates without their figures', () => {
  it.each([
    [
      '{same} of {total} {total|contract has|contracts have} an audit.',
      '… of … contracts have an audit.',
    ],
    ['No figures here.', 'No figures here.'],
    ['{count} {count|It|The largest} was "{title}".', '… The largest was "…".'],
  ])('%s', (template, plain) => {
    expect(plainWords(template)).toBe(plain);
  });
});
