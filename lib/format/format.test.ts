import { age, ago, day, daysBetween, month } from './dates';
import { chainSummary } from './chainSummary';
import { change, count, duration, percent, plural, score, shortHex } from './numbers';
import { scoreBand } from './band';

describe('whole numbers', () => {
  it.each([
    [0, '0'],
    [7, '7'],
    [999, '999'],
    [1_000, '1,000'],
    [12_345, '12,345'],
    [1_234_567, '1,234,567'],
    [-1_234, '-1,234'],
    [999.6, '1,000'],
  ])('%d is %s', (value, expected) => {
    expect(count(value)).toBe(expected);
  });
});

describe('numbers as people read them', () => {
  it.each([
    [1.24, '+1.2'],
    [-0.44, '−0.4'],
    [0.04, '0'],
    [0, '0'],
  ])('a change of %d is %s', (value, expected) => {
    expect(change(value)).toBe(expected);
  });
  it.each([
    [0, 'no delay'],
    [172_800, '48 hours'],
    [604_800, '7 days'],
    [1_500_000, '17.3 days'],
    [172_790, '47.9 hours'],
    [86_400, '24 hours'],
    [5_400, '1.5 hours'],
    [600, '10 minutes'],
    [1, '1 second'],
  ])('%d seconds are %s', (seconds, expected) => {
    expect(duration(seconds)).toBe(expected);
  });
  it('a score is cut, never rounded up into the next letter, and unknown is a word', () => {
    expect([score(79.9), score(0), score(null)]).toEqual(['79', '0', 'unknown']);
  });
  it('a share is in percent', () => {
    expect(percent(0.914)).toBe('91%');
  });
  it('counts its nouns', () => {
    expect([plural(1, 'audit'), plural(2, 'audit'), plural(0, 'audit')]).toEqual([
      '1 audit',
      '2 audits',
      '0 audits',
    ]);
  });
  it('shortens addresses', () => {
    expect(shortHex('0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9')).toBe('0x7Fc665…2DDaE9');
  });
});

describe('dates, in UTC and without a clock', () => {
  it('writes days and months', () => {
    expect([day('2026-11-21T23:59:59.000Z'), day('2026-01-02'), month('2020-01')]).toEqual([
      '21 Nov 2026',
      '2 Jan 2026',
      'Jan 2020',
    ]);
  });
  it('counts whole days', () => {
    expect(daysBetween('2026-11-01', '2026-11-21T12:00:00Z')).toBe(20);
  });
  it.each([
    ['2026-11-21T12:00:30Z', 'just now'],
    ['2026-11-21T11:58:01Z', 'just now'],
    ['2026-11-21T11:58:00Z', '2 minutes ago'],
    ['2026-11-21T11:00:01Z', '59 minutes ago'],
    ['2026-11-21T11:00:00Z', '1 hour ago'],
    ['2026-11-20T12:00:01Z', '23 hours ago'],
    ['2026-11-20T12:00:00Z', '1 day ago'],
    ['2026-11-14T12:00:00Z', '7 days ago'],
  ])('%s was %s', (from, expected) => {
    expect(ago(from, '2026-11-21T12:00:00Z')).toBe(expected);
  });
  it.each([
    ['2026-11-21', 'same day'],
    ['2026-11-20', '1 day before'],
    ['2026-10-11', '41 days before'],
    ['2025-11-21', '12 months before'],
    ['2022-11-21', '4 years before'],
  ])('%s is %s', (from, expected) => {
    expect(age(from, '2026-11-21')).toBe(expected);
  });
});

describe('names and bands', () => {
  it('sums chains up', () => {
    expect([
      chainSummary([]),
      chainSummary(['eip155:1']),
      chainSummary(['eip155:1', 'a:b', 'c:d']),
    ]).toEqual(['', 'Ethereum', 'Ethereum +2']);
  });
  it.each([
    [90, 'aaa'],
    [89.9, 'aa'],
    [70, 'a'],
    [60, 'bbb'],
    [50, 'bb'],
    [40, 'b'],
    [39.9, 'c'],
    [0, 'c'],
  ])('a score of %d is in band %s', (value, band) => {
    expect(scoreBand(value)).toBe(band);
  });
});
