import { auditTable, parseAuditArguments } from './auditArguments';

const NOW = new Date('2026-11-21T12:00:00Z');
const parse = (...args: string[]) => parseAuditArguments(args, NOW);
const DEFAULTS = {
  account: undefined,
  event: undefined,
  since: undefined,
  until: undefined,
  limit: 200,
  json: false,
};

describe('the arguments of the audit command', () => {
  it.each([
    ['nothing', [], {}],
    [
      'everything',
      [
        '--account',
        'a-1',
        '--event=sign-in',
        '--since',
        '7d',
        '--until',
        '24h',
        '--limit',
        '5',
        '--json',
      ],
      {
        account: 'a-1',
        event: 'sign-in',
        since: new Date('2026-11-14T12:00:00Z'),
        until: new Date('2026-11-20T12:00:00Z'),
        limit: 5,
        json: true,
      },
    ],
    ['minutes', ['--since', '90m'], { since: new Date('2026-11-21T10:30:00Z') }],
    [
      'a day, from its beginning',
      ['--since', '2026-11-20'],
      { since: new Date('2026-11-20T00:00:00Z') },
    ],
    [
      'an instant, in UTC unless it says otherwise',
      ['--since', '2026-11-20T10:00'],
      { since: new Date('2026-11-20T10:00:00Z') },
    ],
    [
      'an instant of a zone',
      ['--since', '2026-11-20T10:00+02:00'],
      { since: new Date('2026-11-20T08:00:00Z') },
    ],
  ])('may be %s', (_, args, wanted) => {
    expect(parse(...args)).toEqual({ ...DEFAULTS, ...wanted });
  });

  it.each([
    ['a time that is none', ['--since', 'soon'], '--since'],
    ['a day that is none', ['--until', '2026-13-01'], '--until'],
    ['an unknown event', ['--event', 'coffee'], '--event'],
    ['no number', ['--limit', 'all'], '--limit'],
    ['too many rows', ['--limit', '2001'], '--limit'],
    ['an unknown option', ['--who'], '--who'],
  ])('are refused when they are %s', (_, args, named) => {
    expect(() => parse(...args)).toThrow(named);
  });
});

describe('the table of rows', () => {
  it('has one line a row, hashes cut to eight characters', () => {
    const row = {
      id: 1,
      at: '2026-11-21T12:00:00.000Z',
      event: 'sign-in',
      outcome: 'failure',
      account: null,
      actor: null,
      emailHash: 'a'.repeat(40),
      sidHash: null,
      addressKey: 'b'.repeat(40),
      requestId: 'r-1',
      detail: 'NotAuthorizedException',
    };
    expect(
      auditTable([
        row,
        {
          ...row,
          event: 'sign-out',
          outcome: 'success',
          account: 'sub-1',
          actor: 'staff',
          sidHash: 'c'.repeat(64),
          detail: null,
        },
      ]),
    ).toBe(
      [
        'at (UTC)                 event     outcome  account  by     e-mail    session   from      request  detail',
        '2026-11-21 12:00:00.000  sign-in   failure  -        -      aaaaaaaa  -         bbbbbbbb  r-1      NotAuthorizedException',
        '2026-11-21 12:00:00.000  sign-out  success  sub-1    staff  aaaaaaaa  cccccccc  bbbbbbbb  r-1',
        '',
      ].join('\n'),
    );
  });

  it('says so when there are none', () => expect(auditTable([])).toBe('No rows.\n'));
});
