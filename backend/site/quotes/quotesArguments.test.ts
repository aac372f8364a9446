import type { QuoteRow } from './quotes';
import { parseQuotesArguments, quotesText } from './quotesArguments';

const ROW: QuoteRow = {
  id: 'id-1',
  createdAt: '2026-11-21T12:34:56.000Z',
  name: 'Ada',
  email: 'ada@engine.example',
  project: 'Engine',
  website: '',
  service: 'pentest',
  message: 'One.\nTwo.',
  mail: 'waiting',
  mailError: 'ECONNREFUSED',
};

describe('the arguments of the quotes command', () => {
  it.each([
    [['list'], { action: 'list', limit: 50, json: false }],
    [['list', '--json', '--limit', '5'], { action: 'list', limit: 5, json: true }],
    [['delete', 'id-1'], { action: 'delete', id: 'id-1' }],
  ])('may be %j', (args, wanted) => expect(parseQuotesArguments(args)).toEqual(wanted));

  it.each([
    [[], 'Use list'],
    [['show'], 'Use list'],
    [['list', 'all'], 'Use list'],
    [['delete'], 'Give its id'],
    [['delete', 'a', 'b'], 'Unexpected argument'],
    [['list', '--limit', '0'], '--limit'],
    [['list', '--limit', '1001'], '--limit'],
    [['list', '--who'], '--who'],
  ])('are refused when they are %j', (args, named) =>
    expect(() => parseQuotesArguments(args)).toThrow(named),
  );
});

describe('requests as text', () => {
  it('are blocks of lines, without empty fields', () => {
    expect(quotesText([ROW])).toBe(
      [
        'id-1  2026-11-21 12:34 UTC  mail: waiting (ECONNREFUSED)',
        '  name     Ada',
        '  email    ada@engine.example',
        '  project  Engine',
        '  service  pentest',
        '    One.',
        '    Two.',
        '',
      ].join('\n'),
    );
    expect(quotesText([])).toBe('No requests.\n');
  });

  it('cannot be forged by what is in them', () => {
    expect(quotesText([{ ...ROW, name: 'Ada\u001b[2K', message: 'a\u009b1mb' }])).not.toMatch(
      /[\u001b\u009b]/,
    );
  });
});
