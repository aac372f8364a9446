import type { ReportRow } from './reports';
import { parseReportsArguments, reportsText } from './reportsArguments';

const REFERENCE = 'PL-7K3F-9QXM';
const ROW: ReportRow = {
  id: 'id-1',
  reference: REFERENCE,
  createdAt: '2026-11-21T12:34:56.000Z',
  kind: 'incident',
  projectId: null,
  projectName: 'New Vault',
  about: '',
  occurredOn: '2026-11-20',
  what: 'One.\nTwo.',
  links: ['https://example.com/a'],
  email: 'ada@engine.example',
  state: 'accepted',
  checkingSince: null,
  signal: null,
  closedAt: '2026-11-22T08:00:00.000Z',
  answer: 'Recorded.',
  mail: 'given up',
  mailError: 'EENVELOPE',
};
const parse = (...args: string[]) => parseReportsArguments(args, 'ann');

describe('the arguments of the reports command', () => {
  it.each([
    [['list'], { action: 'list', limit: 50, all: false, json: false }],
    [
      ['list', '--all', '--json', '--limit', '5'],
      { action: 'list', limit: 5, all: true, json: true },
    ],
    [['show', 'pl7k3f9qxm'], { action: 'show', reference: REFERENCE, json: false }],
    [['take', REFERENCE], { action: 'take', reference: REFERENCE, by: 'ann', json: false }],
    [
      ['take', REFERENCE, '--signal', 'delay'],
      { action: 'take', reference: REFERENCE, by: 'ann', signal: 'delay', json: false },
    ],
    [
      ['decline', REFERENCE, '--answer', ' No.\nSource. ', '--by', 'bob'],
      { action: 'decline', reference: REFERENCE, by: 'bob', answer: 'No.\nSource.', json: false },
    ],
    [['delete', REFERENCE], { action: 'delete', reference: REFERENCE, by: 'ann', json: false }],
  ])('may be %j', (args, wanted) => expect(parse(...args)).toEqual(wanted));

  it.each([
    [[], 'Use list'],
    [['list', REFERENCE], 'Use list'],
    [['read', REFERENCE], 'Use list'],
    [['show'], 'Give its reference'],
    [['show', 'PL-1'], 'A reference looks like'],
    [['take', REFERENCE, 'b'], 'Unexpected argument'],
    [['accept', REFERENCE], 'Give the answer'],
    [['accept', REFERENCE, '--answer', ' '], 'Give the answer'],
    [['accept', REFERENCE, '--answer', 'x'.repeat(1_001)], '--answer'],
    [['accept', REFERENCE, '--answer', 'a\u001b[2K'], '--answer'],
    [['take', REFERENCE, '--by', ''], '--by'],
    [['list', '--limit', '0'], '--limit'],
  ])('are refused when they are %j', (args, named) => expect(() => parse(...args)).toThrow(named));
});

describe('reports as text', () => {
  it('are blocks of lines, without empty fields', () => {
    expect(reportsText([ROW])).toBe(
      [
        `${REFERENCE}  accepted  2026-11-21 12:34 UTC  mail: given up (EENVELOPE)`,
        '  kind     incident',
        '  project  New Vault (not listed)',
        '  day      2026-11-20',
        '  contact  ada@engine.example',
        '  source   https://example.com/a',
        '  closed   2026-11-22 08:00 UTC',
        '    One.',
        '    Two.',
        '  answer',
        '    Recorded.',
        '',
      ].join('\n'),
    );
    expect(reportsText([])).toBe('No reports.\n');
  });

  it('cannot be forged by what is in them', () => {
    const text = reportsText([{ ...ROW, projectName: 'A\u001b[2K', what: 'a\u009b1mb' }]);
    expect(text).not.toMatch(/[\u001b\u009b]/);
  });
});
