import { divideRounded, roundPoints } from './arithmetic';
import { getConstant, rowPoints, findStep } from './curves';
import { formatDay, formatDuration, formatList, formatNumber, formatShare } from './format';
import { letterFor } from './letters';
import { METHOD_2_0 } from './method-2';
import { fill, getWord } from './words';

const rule = METHOD_2_0.signals[0]!;

describe('figures as read', () => {
  it.each<[string, string]>([
    [formatNumber(0), '0'],
    [formatNumber(999), '999'],
    [formatNumber(1000), '1,000'],
    [formatNumber(1234567.5), '1,234,567.5'],
    [formatShare(0.3412), '34.1%'],
    [formatShare(1), '100%'],
    [formatDuration(1), '1 second'],
    [formatDuration(90), '1.5 minutes'],
    [formatDuration(3600), '1 hour'],
    [formatDuration(172_800), '48 hours'],
    [formatDuration(259_200), '3 days'],
    [formatDuration(604_800), '7 days'],
    [formatDay(Date.parse('2026-03-03T23:59:59Z')), '3 Mar 2026'],
    [formatList([]), ''],
    [formatList(['a']), 'a'],
    [formatList(['a', 'b']), 'a and b'],
    [formatList(['a', 'b', 'c']), 'a, b and c'],
    [formatList(['a', 'b', 'c', 'd', 'e']), 'a, b, c and 2 more'],
  ])('%s', (written, expected) => {
    expect(written).toBe(expected);
  });
});

describe('templates', () => {
  it('fills values and picks words by count', () => {
    expect(fill('{n} {n|report|reports} of {who}.', { n: 1, who: 'A' })).toBe('1 report of A.');
    expect(fill('{n} {n|report|reports} of {who}.', { n: 1500, who: '{n}' })).toBe(
      '1,500 reports of {n}.',
    );
    expect(fill('Plain.', {})).toBe('Plain.');
  });

  it('throws on mistakes in a blueprint', () => {
    expect(() => fill('{missing}', {})).toThrow('No value for {missing}');
    expect(() => getWord(rule, 'nonsense')).toThrow('audit-coverage has no words for nonsense');
    expect(() => rowPoints(rule, 'nonsense')).toThrow('no row nonsense');
    expect(() => getConstant(rule, 'nonsense')).toThrow('no constant nonsense');
    expect(() => findStep({ id: 'x', scale: [] }, 1)).toThrow('no steps');
  });
});

describe('rounding', () => {
  it.each([
    [5, 10, 1],
    [4, 10, 0],
    [15, 10, 2],
    [25, 10, 3],
    [1, 3, 0],
    [2, 3, 1],
  ])('%d ÷ %d rounds half up to %d', (n, d, rounded) => {
    expect(divideRounded(n, d)).toBe(rounded);
  });

  it.each([
    [0.123449, 0.1234],
    [0.12345, 0.1235],
    [-0.1, 0],
    [1.1, 1],
  ])('points %d are %d', (points, rounded) => {
    expect(roundPoints(points)).toBe(rounded);
  });
});

describe('letters', () => {
  it.each([
    [100, 'AAA'],
    [90, 'AAA'],
    [89.9, 'AA'],
    [80, 'AA'],
    [79.9, 'A'],
    [70, 'A'],
    [69.9, 'BBB'],
    [60, 'BBB'],
    [59.9, 'BB'],
    [50, 'BB'],
    [49.9, 'B'],
    [40, 'B'],
    [39.9, 'C'],
    [0, 'C'],
  ])('%d is %s', (score, letter) => {
    expect(letterFor(score, METHOD_2_0.letters)).toBe(letter);
  });
});
