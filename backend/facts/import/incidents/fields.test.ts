import { toDay, toBoolean, toLinks, toList, toShare, toUsd } from './fields';

describe('fields of incident lists', () => {
  it.each<[unknown, number | null]>([
    [190155.98, 190155.98],
    ['$1,234,567.89', 1234567.89],
    ['~$1.2M', 1_200_000],
    ['3 million USD', 3_000_000],
    ['1.5b', 1.5e9],
    ['118700.0', 118700],
    ['76 ETH', null],
    ['1.234.567', null],
    ['', null],
    [-5, null],
    [Number.NaN, null],
    ['12,34', null],
    ['9999b', null],
  ])('reads %p as %p US dollars', (value, usd) => expect(toUsd(value)).toBe(usd));

  it.each<[unknown, string | null]>([
    ['2026-08-20', '2026-08-20'],
    ['2026-08-20T23:00:00Z', '2026-08-20'],
    ['20260820', '2026-08-20'],
    [1_600_000_000, '2020-09-13'],
    ['2026-02-30', null],
    ['03/04/2024', null],
    ['August 2024', null],
    [null, null],
  ])('reads %p as the day %p', (value, day) => expect(toDay(value)).toBe(day));

  it('reads shares, flags, lists and links', () => {
    expect([toShare('40%'), toShare(0.4), toShare('1.5'), toShare('half')]).toEqual([
      0.4,
      0.4,
      null,
      null,
    ]);
    expect([toBoolean('Yes'), toBoolean(false), toBoolean('maybe')]).toEqual([true, false, null]);
    expect([toList('0xa, 0xb|0xc'), toList(['0xa']), toList(null)]).toEqual([
      ['0xa', '0xb', '0xc'],
      ['0xa'],
      [],
    ]);
    expect(
      toLinks('https://a.example javascript:x', ['https://a.example', 'http://b.example']),
    ).toEqual(['https://a.example', 'http://b.example']);
  });
});
