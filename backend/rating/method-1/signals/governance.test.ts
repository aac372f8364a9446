import { fact, rateSignal } from '../../../../testing/builders/facts';
import type { ControlPower, TokenPowerFact } from '../types';

const HOUR = 3600;
const DAY = 24 * HOUR;
type Holding = Pick<ControlPower, 'holder' | 'threshold' | 'signers' | 'delaySeconds'>;

const NOBODY: Holding = { holder: 'nobody' };
const vote = (delaySeconds: number | null): Holding => ({ holder: 'vote', delaySeconds });
const key = (delaySeconds: number | null): Holding => ({ holder: 'key', delaySeconds });
const multisig = (
  threshold: number | null,
  signers: number | null,
  delaySeconds: number | null,
): Holding => ({ holder: 'multisig', threshold, signers, delaySeconds });
const control = (...holdings: Holding[]) => ({
  control: fact({
    powers: holdings.map((holding): ControlPower => ({ power: 'change-code', ...holding })),
  }),
});

describe('upgrade-control', () => {
  it.each<[string, number, Holding[]]>([
    ['nobody', 1, [NOBODY]],
    ['a vote with a delay of 7 days', 0.95, [vote(7 * DAY)]],
    ['a vote with a second less', 0.8, [vote(7 * DAY - 1)]],
    ['a vote with a delay of 48 hours', 0.8, [vote(48 * HOUR)]],
    ['a vote with a second less than 48 hours', 0.55, [vote(48 * HOUR - 1)]],
    ['a vote without a delay', 0.55, [vote(0)]],
    ['a vote with an unknown delay', 0.55, [vote(null)]],
    ['5 of 9 with a delay of 48 hours', 0.8, [multisig(5, 9, 48 * HOUR)]],
    ['5 of 9 with a delay of 30 days', 0.8, [multisig(5, 9, 30 * DAY)]],
    ['5 of 9 with a second less than 48 hours', 0.55, [multisig(5, 9, 48 * HOUR - 1)]],
    ['5 of 9 without a delay', 0.55, [multisig(5, 9, 0)]],
    ['5 of 9 with an unknown delay', 0.55, [multisig(5, 9, null)]],
    ['3 of 5, more than half', 0.55, [multisig(3, 5, 0)]],
    ['3 of 6, exactly half', 0.55, [multisig(3, 6, 0)]],
    ['4 of 9, less than half', 0.35, [multisig(4, 9, 48 * HOUR)]],
    ['3 of 4, fewer than five signers', 0.35, [multisig(3, 4, 0)]],
    ['a smaller multisig with a delay', 0.35, [multisig(2, 3, 7 * DAY)]],
    ['a multisig with an unknown threshold', 0.35, [multisig(null, 9, 48 * HOUR)]],
    ['a multisig with unknown signers', 0.35, [multisig(5, null, 48 * HOUR)]],
    ['one key with any delay', 0.3, [key(1)]],
    ['one key without a delay', 0, [key(0)]],
    ['one key with an unknown delay', 0, [key(null)]],
    ['the weakest holder counts', 0.35, [NOBODY, vote(7 * DAY), multisig(2, 3, 0)]],
  ])('%s: %d', (_sentence, points, holdings) => {
    expect(rateSignal('upgrade-control', control(...holdings)).points).toBe(points);
  });

  it('is unknown without recorded powers, and for an empty list', () => {
    expect(rateSignal('upgrade-control', {}).state).toBe('unknown');
    expect(rateSignal('upgrade-control', control()).state).toBe('unknown');
  });

  it.each<[string, string, Holding[]]>([
    ["No one can change the code or move users' funds.", 'no one', [NOBODY]],
    ['One key can change the code, without a delay.', 'one key', [key(0)]],
    ['One key can change the code, delay unknown.', 'one key', [key(null)]],
    [
      'A 5-of-9 multisig can change the code, after a delay of 48 hours.',
      '5-of-9 multisig',
      [multisig(5, 9, 48 * HOUR)],
    ],
    [
      'A multisig of unknown size can change the code, without a delay.',
      'multisig of unknown size',
      [multisig(null, 9, 0)],
    ],
    [
      'An on-chain vote can change the code, after a delay of 7 days.',
      'on-chain vote',
      [vote(7 * DAY)],
    ],
  ])('%s', (sentence, value, holdings) => {
    expect(rateSignal('upgrade-control', control(...holdings))).toMatchObject({ sentence, value });
  });

  it('names both powers of one holder', () => {
    const powers: ControlPower[] = [
      { power: 'move-funds', ...key(0) },
      { power: 'change-code', ...key(0) },
    ];
    expect(rateSignal('upgrade-control', { control: fact({ powers }) }).sentence).toBe(
      "One key can change the code and move users' funds, without a delay.",
    );
  });
});

describe('delay', () => {
  it.each<[string, number | null, Holding[]]>([
    ['7 days', 1, [vote(7 * DAY)]],
    ['a second less than 7 days', 0.8, [vote(7 * DAY - 1)]],
    ['48 hours', 0.8, [vote(48 * HOUR)]],
    ['a second less than 48 hours', 0.6, [vote(48 * HOUR - 1)]],
    ['24 hours', 0.6, [key(24 * HOUR)]],
    ['a second less than 24 hours', 0.3, [key(24 * HOUR - 1)]],
    ['1 second', 0.3, [key(1)]],
    ['none', 0, [key(0)]],
    ['the least delay counts', 0.6, [vote(7 * DAY), multisig(2, 3, 24 * HOUR)]],
    ['what nobody holds does not count', 1, [NOBODY, vote(7 * DAY)]],
    ['one unknown delay', null, [vote(7 * DAY), key(null)]],
    ['one without a delay settles it', 0, [key(0), key(null)]],
  ])('%s: %p', (_sentence, points, holdings) => {
    expect(rateSignal('delay', control(...holdings)).points).toBe(points);
  });

  it('is not applicable when no one has a power', () => {
    expect(rateSignal('delay', control(NOBODY, NOBODY))).toMatchObject({
      state: 'n/a',
      points: null,
      improvement: null,
    });
  });

  it('is unknown without recorded powers', () => {
    expect(rateSignal('delay', {}).state).toBe('unknown');
    expect(rateSignal('delay', control()).state).toBe('unknown');
  });
});

const tokens = (...powers: [TokenPowerFact['power'], TokenPowerFact['holder']][]) =>
  rateSignal('token-powers', {
    tokenPowers: fact({ powers: powers.map(([power, holder]) => ({ power, holder })) }),
  });

describe('token-powers', () => {
  it.each<[string, number, [TokenPowerFact['power'], TokenPowerFact['holder']][]]>([
    ['none', 1, []],
    ['held by one key', 0.6, [['mint', 'key']]],
    ['held by a multisig', 0.85, [['pause', 'multisig']]],
    ['held by a vote', 0.95, [['block', 'vote']]],
    ['held by a timelock', 0.95, [['fees', 'timelock']]],
    ['dormant', 1, [['reclaim', 'dormant']]],
    [
      'the sum over powers',
      0.4,
      [
        ['mint', 'key'],
        ['pause', 'multisig'],
        ['fees', 'vote'],
      ],
    ],
    [
      'never below 0',
      0,
      [
        ['mint', 'key'],
        ['pause', 'key'],
        ['fees', 'key'],
      ],
    ],
    [
      'a power counts once, by its weakest holder',
      0.6,
      [
        ['mint', 'vote'],
        ['mint', 'key'],
        ['mint', 'multisig'],
      ],
    ],
  ])('%s: %d', (_sentence, points, powers) => {
    expect(tokens(...powers).points).toBe(points);
  });

  it('names the powers that are assigned', () => {
    expect(tokens(['mint', 'key'], ['block', 'multisig'], ['fees', 'dormant'])).toMatchObject({
      sentence: 'Powers over the token: mint (one key) and block accounts (multisig).',
      value: 2,
      unit: 'powers',
    });
    expect(tokens().sentence).toBe('No one has special powers over the token.');
    expect(rateSignal('token-powers', {}).state).toBe('unknown');
  });
});

describe('holder-concentration', () => {
  it.each<[number, number]>([
    [0, 1],
    [0.2, 1],
    [0.35, 0.75],
    [0.5, 0.5],
    [0.79, 0.0167],
    [0.8, 0],
    [1, 0],
  ])('top ten own %d: %d', (top10Share, points) => {
    expect(
      rateSignal('holder-concentration', { holderConcentration: fact({ top10Share }) }).points,
    ).toBe(points);
  });

  it('names what was not counted', () => {
    const holderConcentration = fact({ top10Share: 0.341, excluded: ['exchange', 'burn'] });
    expect(rateSignal('holder-concentration', { holderConcentration }).sentence).toBe(
      'The ten largest holders own 34.1% of the supply. Not counted: burn and exchange.',
    );
  });
});
