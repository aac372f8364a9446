import { screen, within } from '@testing-library/react';
import { makeMethod } from '@/testing/builders/method';
import { renderPage } from '@/testing/render';
import { SECTIONS, STRAIGHT, SUBTRACTING } from './constants';
import { buildExample } from './example';
import { MethodologyScreen } from './MethodologyScreen';
import { toTiles } from './treemap';
import { weighSignals } from './weigh';

const method = makeMethod();
const show = () =>
  renderPage(<MethodologyScreen method={method} siteUrl="https://example.org" />).container;

describe('the methodology page', () => {
  it('has every signal with its anchor, weight, steps and points', () => {
    const page = show();
    for (const signal of method.signals) {
      const sheet = page.querySelector<HTMLElement>(`#signal-${signal.id}`)!;
      expect(within(sheet).getAllByRole('listitem', { hidden: true })).toHaveLength(
        signal.scale.length,
      );
      for (const { when } of signal.scale) expect(sheet).toHaveTextContent(when);
    }
    expect(page.querySelector('#signal-audit-coverage')?.parentElement).toHaveTextContent(
      'Audit coverage10.530% of Code.',
    );
    expect(page.querySelector('#signal-reserves')?.parentElement).toHaveTextContent(
      'ReservesBacked only40% of Operations.',
    );
  });

  it('draws a curve for what has a place on an axis, and steps for the rest', () => {
    const page = show();
    const lines = [...page.querySelectorAll('details')].filter((fold) =>
      fold.querySelector('polyline'),
    );
    expect(lines.map((fold) => fold.querySelector('div')?.id)).toEqual(
      STRAIGHT.map((id) => `signal-${id}`),
    );
    const known = method.signals.map(({ id }) => id);
    expect(known).toEqual(expect.arrayContaining([...SUBTRACTING, ...STRAIGHT]));
  });

  it('gives the weights as a picture and in words', () => {
    show();
    const picture = screen.getByRole('img', { name: /^Code 35: Audit coverage 10.5, / });
    expect(picture).toHaveAccessibleName(/Address list 3\.$/);
  });

  it('says for each gate what a bad answer and what silence does', () => {
    const page = show();
    const words = (id: string) =>
      [...page.querySelectorAll(`#gate-${id} td`)].map((cell) => cell.textContent);
    expect(words('control')).toEqual(['at most B', 'not rated']);
    expect(words('no-audit')).toEqual(['at most BBB', 'the same: at most BBB']);
    expect(words('honeypot')).toEqual(['at most C', 'no effect']);
    for (const { id } of method.gates) expect(page.querySelector(`#gate-${id}`)).not.toBeNull();
  });

  it('has a ruler of letters, the lifetimes and the profiles', () => {
    const page = show();
    expect(
      screen.getByRole('img', { name: /Ruler of letters: C from 0, .* AAA from 90/ }),
    ).toBeVisible();
    expect(page.querySelector('#lifetimes')).toHaveTextContent('after the last look7 days');
    expect(page.querySelector('#lifetimes')).toHaveTextContent('a publicationever');
    expect(page.querySelector('#profiles')).toHaveTextContent('Reserves (40% of Operations)');
  });

  it('has every section that its contents lead to', () => {
    const page = show();
    for (const { id, label } of SECTIONS) {
      expect(screen.getByRole('link', { name: label })).toHaveAttribute('href', `#${id}`);
      expect(page.querySelector(`section[id="${id}"]`)).not.toBeNull();
    }
    expect(screen.getByRole('link', { name: '1.0' })).toHaveAttribute('href', '/methodology/1.0');
    expect(
      screen.getByRole('link', { name: 'Each project’s letter before and after 2.0, and why' }),
    ).toHaveAttribute('href', '/methodology/changelog');
  });

  it('gives a command that names this site', () => {
    expect(show().querySelector('#recompute')).toHaveTextContent(
      'curl -s https://example.org/api/projects/aave/rating',
    );
  });

  it('opens the signal that the address names', () => {
    window.location.hash = '#signal-delay';
    Element.prototype.scrollIntoView = jest.fn();
    const page = show();
    expect(page.querySelector('#signal-delay')?.closest('details')).toHaveAttribute('open');
    expect(page.querySelector('#signal-maturity')?.closest('details')).not.toHaveAttribute('open');
    window.location.hash = '';
  });
});

describe('the worked example', () => {
  it('adds up as shown', () => {
    const example = buildExample(method)!;
    expect(example).toMatchObject({
      category: 'Code',
      categorySum: '(30 × 0.6 + 25 × 0.9 + 15 × 0.7 + 15 × 1 + 15 × 0) ÷ 100 × 100',
      wholeSum: '(35 × 66.0 + 30 × 71.5 + 20 × 80.0 + 15 × 62.5) ÷ 100',
      score: 69.9,
      possible: 86.7,
      letter: 'BBB',
    });
    expect(example.score + example.lost + example.unknown).toBeCloseTo(100, 6);
  });
});

it('gives every signal an area as large as its share', () => {
  const [code] = weighSignals(method);
  const tiles = toTiles(code!.signals, { y: 22, width: 350, height: 147 });
  for (const { share, width, height } of tiles)
    expect((width * height) / (350 * 147)).toBeCloseTo(share / 35, 6);
  expect(tiles).toHaveLength(5);
});

it('shares out the whole score', () => {
  const shares = weighSignals(method).flatMap(({ signals }) => signals.map(({ share }) => share));
  expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 6);
});
