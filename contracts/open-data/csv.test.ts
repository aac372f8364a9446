import fc from 'fast-check';
import { toCsvLine, type Cell } from './csv';

describe('a line of CSV', () => {
  it.each<[string, Cell, string]>([
    ['text', 'Aave', 'Aave'],
    ['nothing', null, ''],
    ['a number below zero', -1.5, '-1.5'],
    ['yes', true, 'true'],
    ['a list', ['AAVE', 'GHO'], 'AAVE; GHO'],
    ['a comma', 'a,b', '"a,b"'],
    ['a quote', 'a "b"', '"a ""b"""'],
    ['lines', 'a\nb', '"a\nb"'],
    ['a formula', '=HYPERLINK("x")', '"\'=HYPERLINK(""x"")"'],
    ['a formula behind a blank', ' =1+1', "' =1+1"],
    ['a sum', '+1', "'+1"],
    ['a difference', '-1', "'-1"],
    ['a function of old spreadsheets', '@SUM(1)', "'@SUM(1)"],
    ['a full-width formula', '＝1', "'＝1"],
    ['a tab', '\t=1', "'\t=1"],
    ['a list that begins with a formula', ['=1', 'A'], "'=1; A"],
  ])('has %s', (_, cell, text) => {
    expect(toCsvLine([cell])).toBe(`${text}\r\n`);
  });

  it('never begins a text with what a spreadsheet runs', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const line = toCsvLine([text]);
        const cell = line.startsWith('"') ? line.slice(1) : line;
        expect(cell).not.toMatch(/^[=+\-@\t\r]\S/);
      }),
    );
  });
});
