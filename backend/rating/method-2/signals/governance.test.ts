import {
  fact,
  makeEvidence,
  onChain,
  rateSignal,
} from '../../../../testing/builders/factsOfMethod2';
import type { ControlPower, Facts, TokenPower } from '../types';

const HOUR = 3600;
const DAY = 24 * HOUR;
const power = (
  holder: ControlPower['holder'],
  delaySeconds: number | null = 0,
  threshold: number | null = null,
  signers: number | null = null,
): ControlPower => ({ power: 'change-code', holder, delaySeconds, threshold, signers });
const control = (powers: ControlPower[], whole = true): Partial<Facts> => ({
  control: fact({ powers, whole }, onChain()),
});
const reach = (extent: 'bounded' | 'none', limit?: string, amountUsd?: number): ControlPower => ({
  ...power('key'),
  reach: { extent, limit, amountUsd, source: makeEvidence() },
});
type Row = [sentence: string, proven: number, possible: number, powers: ControlPower[]];

describe('upgrade-control', () => {
  it.each<Row>([
    ['nobody', 1, 1, []],
    ['nobody, named', 1, 1, [power('nobody', null)]],
    ['vote, 7 days', 0.95, 0.95, [power('vote', 7 * DAY)]],
    ['vote, shorter', 0.8, 0.8, [power('vote', 7 * DAY - 1)]],
    ['vote, delay unknown', 0.8, 0.95, [power('vote', null)]],
    ['3 of 5, 48 hours', 0.8, 0.8, [power('multisig', 48 * HOUR, 3, 5)]],
    ['3 of 5, shorter', 0.55, 0.55, [power('multisig', 48 * HOUR - 1, 3, 5)]],
    ['3 of 6: half must sign', 0.55, 0.55, [power('multisig', 0, 3, 6)]],
    ['3 of 7: less than half', 0.35, 0.35, [power('multisig', 48 * HOUR, 3, 7)]],
    ['2 of 3', 0.35, 0.35, [power('multisig', 0, 2, 3)]],
    ['1 of 9 is one key', 0, 0, [power('multisig', 0, 1, 9)]],
    ['one key with a limit', 0, 0, [reach('bounded', 'rewards only')]],
    ['size unknown may be one key', 0, 0.55, [power('multisig', 0)]],
    ['delay and size unknown', 0, 0.8, [power('multisig', null)]],
    ['signers unknown, 3 must sign', 0.35, 0.55, [power('multisig', 0, 3)]],
    ['one key, 48 hours', 0.3, 0.3, [power('key', 48 * HOUR)]],
    ['one key, shorter', 0, 0, [power('key', 48 * HOUR - 1)]],
    ['one key, delay unknown', 0, 0.3, [power('key', null)]],
    ['the weakest of several', 0.35, 0.35, [power('vote', 7 * DAY), power('multisig', 0, 2, 3)]],
  ])('%s: %d to %d', (_sentence, proven, possible, powers) => {
    expect(rateSignal('upgrade-control', control(powers))).toMatchObject({ proven, possible });
  });

  it('proves nothing from a list that is not whole, unless one end is in the worst row', () => {
    expect(rateSignal('upgrade-control', control([power('vote')], false))).toMatchObject({
      proven: 0,
      possible: 0.8,
    });
    expect(rateSignal('upgrade-control', control([], false))).toMatchObject({
      proven: 0,
      possible: 1,
    });
    expect(rateSignal('upgrade-control', control([power('key')], false))).toMatchObject({
      proven: 0,
      possible: 0,
    });
  });

  it.each<[string, Partial<Facts>]>([
    ["No one can change the code or move users' funds.", control([])],
    ['One key can change the code, without a delay.', control([power('key')])],
    [
      'One key can change the rewards only, without a delay.',
      control([reach('bounded', 'the rewards only')]),
    ],
    [
      'One key can move unclaimed rewards ($1.2M), without a delay.',
      control([{ ...reach('bounded', 'unclaimed rewards', 1_200_000), power: 'move-funds' }]),
    ],
    [
      "One key can change code that cannot reach users' funds, without a delay.",
      control([reach('none')]),
    ],
    [
      'A 3-of-5 multisig can change the code, after a delay of 48 hours.',
      control([power('multisig', 48 * HOUR, 3, 5)]),
    ],
    [
      'A multisig of unknown size can change the code, delay unknown.',
      control([power('multisig', null)]),
    ],
    [
      "One key can move users' funds, after a delay of 5 days.",
      control([power('multisig', 0, 3, 7), { ...power('key', 5 * DAY), power: 'move-funds' }]),
    ],
    [
      'One key can change the code, without a delay. The list of powers is not known to be whole.',
      control([power('key')], false),
    ],
    ["Not checked yet: who can change the code or move users' funds.", {}],
    [
      "Out of date or undated: who can change the code or move users' funds.",
      {
        control: fact(
          { powers: [power('key')], whole: true },
          onChain({ how: 'person', statedAt: null }),
        ),
      },
    ],
  ])('%s', (sentence, given) => {
    expect(rateSignal('upgrade-control', given).sentence).toBe(sentence);
  });
});

describe('delay', () => {
  it.each<Row>([
    ['nobody', 1, 1, []],
    ['7 days', 1, 1, [power('vote', 7 * DAY)]],
    ['48 hours', 0.8, 0.8, [power('vote', 48 * HOUR)]],
    ['24 hours', 0.6, 0.6, [power('vote', 24 * HOUR)]],
    ['less', 0.3, 0.3, [power('vote', 24 * HOUR - 1)]],
    ['none', 0, 0, [power('vote', 0)]],
    ['unknown', 0, 1, [power('vote', null)]],
    ['one unknown, one short', 0, 0.3, [power('vote', null), power('vote', HOUR)]],
    ['one unknown, one none', 0, 0, [power('vote', null), power('vote', 0)]],
    ['the least', 0.3, 0.3, [power('vote', 7 * DAY), power('key', HOUR), power('nobody', 0)]],
  ])('%s: %d to %d', (_sentence, proven, possible, powers) => {
    expect(rateSignal('delay', control(powers))).toMatchObject({ proven, possible });
  });

  it.each<[string, Partial<Facts>]>([
    [
      'The shortest wait before a change takes effect is 7 days.',
      control([power('vote', 7 * DAY)]),
    ],
    ['An on-chain vote can change the code, without a delay.', control([power('vote', 0)])],
    [
      'One key can change the code, without a delay.',
      control([power('multisig', 7 * DAY), power('vote', 0), power('key', 0)]),
    ],
    ['No one can change anything, so no one has to wait.', control([])],
    ['Not known: the delay of some powers.', control([power('vote', null)])],
    ['The list of powers is not known to be whole.', control([], false)],
  ])('%s', (sentence, given) => {
    expect(rateSignal('delay', given).sentence).toBe(sentence);
  });
});

describe('token-powers', () => {
  const token = (powers: [TokenPower['power'], TokenPower['holder']][], whole = true) => ({
    tokenPowers: fact(
      { powers: powers.map(([name, holder]) => ({ power: name, holder })), whole },
      onChain(),
    ),
  });
  it.each<[string, number, number, Partial<Facts>]>([
    ['no power', 1, 1, token([])],
    ['one key', 0.6, 0.6, token([['mint', 'key']])],
    ['a multisig', 0.85, 0.85, token([['mint', 'multisig']])],
    ['a vote', 0.95, 0.95, token([['mint', 'vote']])],
    ['a timelock', 0.95, 0.95, token([['mint', 'timelock']])],
    ['dormant', 1, 1, token([['mint', 'dormant']])],
    [
      'each power once, at its weakest',
      0.6,
      0.6,
      token([
        ['mint', 'vote'],
        ['mint', 'key'],
      ]),
    ],
    [
      'never below 0',
      0,
      0,
      token([
        ['mint', 'key'],
        ['pause', 'key'],
        ['block', 'key'],
      ]),
    ],
    ['a list that is not whole', 0, 0.95, token([['fees', 'vote']], false)],
    ['not checked', 0, 1, {}],
  ])('%s: %d to %d', (_sentence, proven, possible, given) => {
    expect(rateSignal('token-powers', given)).toMatchObject({ proven, possible });
  });

  it.each<[string, Partial<Facts>]>([
    ['No one has special powers over the token.', token([])],
    [
      'Powers over the token: mint (one key) and pause (multisig).',
      token([
        ['pause', 'multisig'],
        ['mint', 'key'],
      ]),
    ],
    [
      'No special power over the token found so far. The list of powers is not known to be whole.',
      token([], false),
    ],
    ['The project has no token.', { token: fact({ exists: false }) }],
  ])('%s', (sentence, given) => {
    expect(rateSignal('token-powers', given).sentence).toBe(sentence);
  });

  it('is not applicable only without a token', () => {
    for (const id of ['token-powers', 'holder-concentration']) {
      expect(rateSignal(id, { token: fact({ exists: false }) }).state).toBe('n/a');
      expect(rateSignal(id, { token: fact({ exists: true }) }).state).toBe('unknown');
    }
  });
});

describe('holder-concentration', () => {
  it.each([
    [0.1, 1],
    [0.2, 1],
    [0.35, 0.75],
    [0.5, 0.5],
    [0.8, 0],
    [1, 0],
  ])('top ten own %d: %d', (top10Share, points) => {
    expect(
      rateSignal('holder-concentration', { holderConcentration: fact({ top10Share }) }),
    ).toMatchObject({ proven: points, possible: points });
  });

  it('names what is left out', () => {
    const holderConcentration = fact({ top10Share: 0.342, excluded: ['bridge', 'burn'] });
    expect(rateSignal('holder-concentration', { holderConcentration }).sentence).toBe(
      'The ten largest holders own 34.2% of the supply. Left out: bridge and burn.',
    );
  });
});
