import { checkRecord } from './check';
import { address, erc20, record } from '../testing/importText';

const refusalReason = (value: unknown): string | undefined => {
  const checked = checkRecord(value);
  return 'reason' in checked ? checked.reason : undefined;
};
const contract = (more: object = {}) => ({
  id: `eip155:1:${address(1)}`,
  name: 'Pool',
  role: 'pool',
  source: 's',
  ...more,
});

const source = (more: object) => ({
  sources: {
    s: {
      ...{ url: 'https://example.org/facts', title: 'Facts', tier: 'P1', checkedOn: '2026-11-01' },
      ...more,
    },
  },
});

const limited = (reach: object = {}) => ({
  observations: [
    {
      key: 'control',
      value: {
        powers: [
          {
            ...{ power: 'move-funds', holder: 'key' },
            reach: { extent: 'bounded', limit: 'rewards only', source: 's', ...reach },
          },
        ],
      },
      source: 's',
    },
  ],
});

describe('checkRecord', () => {
  it('takes the smallest record, and one with everything', () => {
    expect(refusalReason(record('a'))).toBeUndefined();
    expect(
      refusalReason(
        record('a', {
          tokens: [{ id: erc20(1), symbol: 'A' }],
          contracts: [contract()],
          bounty: { status: 'active', source: 's' },
          audits: [
            {
              auditor: 'X',
              publishedOn: '2024-02-29',
              reportUrl: 'https://x.org/r.pdf',
              findingCounts: { major: { resolved: 2 } },
              source: 's',
            },
          ],
          incidents: [{ occurredOn: '2024-01-01', title: 'T', summary: 'S\nT', source: 's' }],
          observations: [{ key: 'team', value: { confirmedNames: 2 }, source: 's' }],
        }),
      ),
    ).toBeUndefined();
  });

  it.each<[string, object, string]>([
    ['an id with capitals', { id: 'Aave' }, 'id is "Aave", must be lower-case words'],
    ['an id that is a word of our addresses', { id: 'vote' }, 'word of our own addresses'],
    ['an unknown field', { colour: 'red' }, 'colour is not a field'],
    ['an unknown category', { category: 'casino' }, 'category'],
    ['a null byte in a name', { name: 'A\u0000' }, 'name has a control character'],
    [
      'a right-to-left override anywhere',
      { description: 'a\u202eb' },
      'description has a control character',
    ],
    [
      'a day that does not exist',
      { launchedOn: '2023-02-30' },
      'launchedOn is "2023-02-30", must be a real day',
    ],
    [
      'a link that is no http address',
      { links: { website: 'javascript:alert(1)' } },
      'must begin with http:// or https://',
    ],
    [
      'a fact without a known source',
      { contracts: [contract({ source: 'elsewhere' })] },
      'contracts[0].source names "elsewhere"',
    ],
    [
      'a source called like a built-in',
      { contracts: [contract({ source: 'constructor' })] },
      'which sources does not have',
    ],
    [
      'one contract twice, in two spellings',
      {
        contracts: [
          contract(),
          contract({
            id: `eip155:1:${address(1).replace('0x0', '0x0').toUpperCase().replace('0X', '0x')}`,
          }),
        ],
      },
      'twice',
    ],
    [
      'one token twice',
      {
        tokens: [
          { id: erc20(10), symbol: 'A' },
          { id: erc20(10).replace('a', 'A'), symbol: 'A' },
        ],
      },
      'twice',
    ],
    ['its own id as a former one', { formerIds: ['a'] }, 'formerIds names the id itself'],
    [
      'an observation of a wrong shape',
      { observations: [{ key: 'team', value: { confirmedNames: -1 }, source: 's' }] },
      'observations[0].value',
    ],
    [
      'more money than there is',
      { observations: [{ key: 'value', value: { usd: 1e16, measure: 'locked' }, source: 's' }] },
      'observations[0].value.usd',
    ],
    [
      "another rater's word without a day",
      {
        observations: [
          {
            key: 'says-l2beat',
            value: { said: [{ says: 'Stage 1', page: 'https://l.example' }] },
            source: 's',
          },
        ],
      },
      'observations[0].value.said[0].on',
    ],
    [
      "a script for another rater's page",
      {
        observations: [
          {
            key: 'says-yearn',
            value: { said: [{ says: '1', on: '2026-01-01', page: 'javascript:alert(1)' }] },
            source: 's',
          },
        ],
      },
      'must begin with http:// or https://',
    ],
    [
      'a limit without a known source',
      limited({ source: 'elsewhere' }),
      'observations[0].value.powers[0].reach.source names "elsewhere"',
    ],
    [
      "a limit by the project's own word",
      limited(),
      "observations[0].value.powers[0].reach.source is the project's own word",
    ],
    ['a limit without words', limited({ limit: undefined }), 'must have a limit'],
    [
      'a limit that is a speech',
      limited({ limit: 'one two three four five six seven eight nine ten eleven' }),
      'must have at most 10 words',
    ],
    ['the words of a limit on all', limited({ extent: 'all' }), 'and nowhere else'],
    [
      'an observation twice for one day',
      {
        observations: [1, 2].map((confirmedNames) => ({
          key: 'team',
          value: { confirmedNames },
          source: 's',
        })),
      },
      'observations has team of 2026-11-01 twice',
    ],
    [
      'a contract whose field has no known source',
      { contracts: [contract({ sources: { proxy: 'elsewhere' } })] },
      'contracts[0].sources.proxy names "elsewhere"',
    ],
    [
      'a source for a field that can have none of its own',
      { contracts: [contract({ sources: { name: 's' } })] },
      'contracts[0].sources.name is not a field',
    ],
    [
      'a last change of code that is not among the changes',
      { contracts: [contract({ codeChanges: ['2024-01-01'], codeChangedOn: '2024-02-01' })] },
      'contracts[0].codeChangedOn is not the last of codeChanges',
    ],
    [
      'a source that says something of a day after it was read',
      source({ statedOn: '2026-11-02' }),
      'sources.s.statedOn is after checkedOn',
    ],
    [
      'a source that says something of a month after it was read',
      source({ statedOn: '2026-12' }),
      'sources.s.statedOn is after checkedOn',
    ],
    [
      'a block without its day',
      source({ block: 1, statedOn: '2026-10' }),
      'sources.s.block needs statedOn',
    ],
    ['a month that does not exist', source({ statedOn: '2024-13' }), 'must be a real day'],
    [
      'a year as the day of a report',
      {
        audits: [
          { auditor: 'X', publishedOn: '2024', reportUrl: 'https://x.org/r.pdf', source: 's' },
        ],
      },
      'must be a day or a month, written YYYY-MM-DD or YYYY-MM',
    ],
    [
      'an unknown severity',
      {
        audits: [
          {
            auditor: 'X',
            publishedOn: '2024-01-01',
            reportUrl: 'https://x.org',
            findingCounts: { terrible: { open: 1 } },
            source: 's',
          },
        ],
      },
      'unknown severity',
    ],
  ])('refuses %s', (_, more, reason) => expect(refusalReason(record('a', more))).toContain(reason));

  it.each([null, 3, 'text', [], undefined])('refuses %p', (value) =>
    expect(refusalReason(value)).toBe('not an object'),
  );

  it('lists three faults and counts the rest', () => {
    expect(refusalReason(record('A', { name: '', category: 'x', status: 'y', logo: 3 }))).toMatch(
      /^.+;.+;.+; and \d+ more$/,
    );
  });

  it('takes a limit from a third party, or from an audit report', () => {
    const audit = {
      auditor: 'X',
      publishedOn: '2024-02-29',
      reportUrl: 'https://example.org/facts',
    };
    const given = { ...limited(), audits: [{ ...audit, source: 's' }] };
    expect(refusalReason(record('a', given))).toBeUndefined();
    expect(refusalReason(record('a', { ...limited(), ...source({ tier: 'P3' }) }))).toBeUndefined();
  });
});
