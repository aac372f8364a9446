import type { ProjectRecord } from '../projects/record';
import { caip, discovered, proxy, safe, upgrade } from '../l2beat/testing/file';
import { applyPowers } from './importPowers';

const TODAY = '2026-11-21';
const address = (commit: string, folder = 'vault', file = 'discovered.json'): string =>
  `https://github.com/l2beat/l2beat/blob/${commit.repeat(40)}/packages/config/src/projects/${folder}/${file}`;
const CITED = address('a');
const LOCATOR = 'packages/config/src/projects/vault/discovered.json@aaaaaaaaaa';
const seconds = (day: string): number => Date.parse(`${day}T12:00:00Z`) / 1_000;

const council = (threshold: number, signers: number, n = 3) =>
  safe(n, threshold, signers, { receivedPermissions: [upgrade(1)] });
const file = (day: string, entries = [council(5, 9)], more: object = {}) =>
  discovered([proxy(1, 'Pool'), ...entries], {
    timestamp: seconds(day),
    usedBlockNumbers: { ethereum: seconds(day) },
    ...more,
  });
const OLD = file('2026-08-04');

const multisig = (more: object = {}) => ({
  ...{ power: 'change-code', contract: caip(1), holder: 'multisig' },
  ...{ threshold: 5, signers: 9, delaySeconds: 0, ...more },
});
const NOBODY = { power: 'move-funds', holder: 'nobody' };

const record = (powers: object[], source: object = {}) =>
  ({
    ...{ id: 'vault', name: 'Vault', category: 'dex', status: 'active' },
    observations: [{ key: 'control', value: { powers, whole: true }, source: 's' }],
    sources: {
      s: {
        ...{ url: CITED, title: 'L2BEAT discovery: state of vault', tier: 'P3', how: 'machine' },
        ...{ checkedOn: '2026-08-10', statedOn: '2026-08-04', locator: LOCATOR, ...source },
      },
    },
  }) as unknown as ProjectRecord;

const apply = (
  now: object,
  {
    powers = [multisig(), NOBODY],
    before = OLD,
    source = {},
    url = address('b'),
    cited = CITED,
  }: Partial<{ powers: object[]; before: object; source: object; url: string; cited: string }> = {},
) => {
  const given = record(powers, source);
  const applied = applyPowers(given, { cited, before, now }, { url, checkedOn: TODAY }).record;
  if (applied === given) return 'unchanged';
  const [{ value, source: key } = { value: {}, source: '' }] = applied.observations ?? [];
  return { ...(value as { powers: object[] }), from: applied.sources![key]! };
};
const CHANGED = 'The file has changed';

describe('a file in which powers were read', () => {
  it('that is the same but for its time is as of its newer day', () => {
    expect(apply(file('2026-11-20'))).toEqual({
      powers: [multisig(), NOBODY],
      whole: true,
      from: expect.objectContaining({
        ...{ url: address('b'), tier: 'P3', how: 'machine', checkedOn: TODAY },
        ...{ statedOn: '2026-11-20', block: seconds('2026-11-20') },
      }),
    });
  });

  it('renews nothing where the record rests on more than this file', () => {
    const source = { locator: `${LOCATOR}; delays: docs/overview.md` };
    expect(apply(file('2026-11-20'), { source })).toBe('unchanged');
  });

  it('says nothing new on the same day', () => {
    expect(apply(OLD)).toBe('unchanged');
  });

  it.each([
    ['a lower threshold', [4, 9]],
    ['one signature', [1, 9]],
    ['more signers for the same signatures', [5, 11]],
    ['fewer signers than a council has', [4, 4]],
  ])('that shows %s says so, and the other powers keep their day', (_what, [m, n]) => {
    expect(apply(file('2026-11-20', [council(m!, n!)]))).toEqual({
      powers: [multisig({ threshold: m, signers: n }), NOBODY],
      whole: true,
      from: expect.objectContaining({
        ...{ url: address('b'), statedOn: '2026-08-04', checkedOn: TODAY },
        locator: expect.stringContaining('; size of a multisig, 2026-11-20'),
      }),
    });
  });

  it('that shows a signature fewer says so, though the points are the same', () => {
    const given = {
      powers: [multisig({ threshold: 6 })],
      before: file('2026-08-04', [council(6, 9)]),
    };
    expect(apply(file('2026-11-20'), given)).toMatchObject({ powers: [{ threshold: 5 }] });
  });

  it('renews nothing after that, until a person has followed the powers again', () => {
    const source = { locator: `${LOCATOR}; size of a multisig, 2026-11-01` };
    expect(apply(file('2026-11-20'), { source })).toBe('unchanged');
  });

  it.each<[string, object, Parameters<typeof apply>[1]?]>([
    ['a higher threshold', file('2026-11-20', [council(6, 9)]), {}],
    ['fewer signers for the same signatures', file('2026-11-20', [council(5, 7)]), {}],
    [
      'a multisig that has become big',
      file('2026-11-20', [council(3, 5)]),
      {
        powers: [multisig({ threshold: 3, signers: 4 })],
        before: file('2026-08-04', [council(3, 4)]),
      },
    ],
    ['no such holder', file('2026-11-20', [council(1, 9, 4)]), {}],
    ['half of its entries', file('2026-11-20', []), {}],
    [
      'a change that is no holder of ours',
      file('2026-11-20', [council(5, 9), council(1, 3, 4)]),
      {},
    ],
    [
      'a weaker holder of another contract',
      file('2026-11-20', [council(1, 9)]),
      {
        powers: [multisig({ contract: caip(2) })],
      },
    ],
    [
      'a weaker one of two of that size, without the other',
      file('2026-11-20', [council(1, 9)]),
      { before: file('2026-08-04', [council(5, 9), council(5, 9, 4)]) },
    ],
    [
      'a weaker holder that has lost this contract',
      file('2026-11-20', [safe(3, 1, 9, { receivedPermissions: [upgrade(2)] })]),
      {},
    ],
    [
      'a weaker holder after another delay',
      file('2026-11-20', [council(1, 9)]),
      {
        powers: [multisig({ delaySeconds: 86_400 })],
      },
    ],
    [
      'a weaker one of two of that size',
      file('2026-11-20', [council(1, 9), council(5, 9, 4)]),
      {
        before: file('2026-08-04', [council(5, 9), council(5, 9, 4)]),
      },
    ],
    [
      'a weaker holder of a size that nobody recorded',
      file('2026-11-20', [council(1, 9)]),
      {
        powers: [multisig({ threshold: undefined, signers: undefined })],
      },
    ],
    [
      'a weaker holder of what has run out',
      file('2026-11-20', [council(1, 9)]),
      {
        source: { statedOn: '2026-03-01', checkedOn: '2026-03-02' },
      },
    ],
  ])('with %s changes nothing: a person has to look', (_what, now, more) => {
    expect(() => apply(now, more)).toThrow(CHANGED);
  });

  it.each<[string, object, Parameters<typeof apply>[1], string]>([
    ['an older day', file('2026-08-03', [council(1, 9)]), {}, 'older than what is recorded'],
    ['tomorrow', file('2026-11-22', [council(1, 9)]), {}, 'in the future'],
    [
      'another project, at its path',
      file('2026-11-20', [council(1, 9)], { name: 'other' }),
      {},
      'The file is of other',
    ],
    [
      'another project, cited by the record',
      file('2026-11-20', [council(1, 9)], { name: 'other' }),
      {
        ...{ cited: address('a', 'other'), url: address('b', 'other') },
        ...{
          source: { url: address('a', 'other') },
          before: file('2026-08-04', [], { name: 'other' }),
        },
      },
      'The file is of other',
    ],
    [
      'an address that the record does not cite',
      file('2026-11-20', [council(1, 9)]),
      { source: { url: address('c') } },
      'cite another file',
    ],
    ['another form', { name: 'vault' }, {}, 'no discovered.json'],
    [
      'a record without a day',
      file('2026-11-20'),
      { source: { statedOn: undefined } },
      'have no day',
    ],
    [
      'a record that had run out when it was made',
      file('2026-11-20'),
      { source: { statedOn: '2026-01-01' } },
      'had run out',
    ],
  ])('of %s is refused', (_what, now, more, why) => {
    expect(() => apply(now, more)).toThrow(why);
  });
});
