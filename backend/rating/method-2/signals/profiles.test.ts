import {
  daysAgo,
  fact,
  makeEvidence,
  onChain,
  rateSignal,
} from '../../../../testing/builders/factsOfMethod2';
import type { Facts } from '../types';

type Row = [sentence: string, proven: number, possible: number, given: Partial<Facts>];
const check = (id: string, profile: Facts['profile'], rows: Row[]) =>
  it.each(rows)('%s (%d to %d)', (sentence, proven, possible, given) => {
    expect(rateSignal(id, { profile, ...given })).toMatchObject({ sentence, proven, possible });
  });

describe('reserves', () => {
  const of = (proof: 'chain' | 'attestation' | 'none', attestedOn: string | null = null) => ({
    reserves: fact({ proof, attestedOn }, onChain()),
  });
  const attested = (days: number) => of('attestation', daysAgo(days));
  check('reserves', 'backed', [
    ['The reserves are proven on chain.', 1, 1, of('chain')],
    ['Reserves last attested independently for 7 Oct 2026.', 1, 1, attested(45)],
    ['Reserves last attested independently for 6 Oct 2026.', 0.7, 0.7, attested(46)],
    ['Reserves last attested independently for 13 Aug 2026.', 0.7, 0.7, attested(100)],
    ['Reserves last attested independently for 12 Aug 2026.', 0.3, 0.3, attested(101)],
    ['Reserves last attested independently for 21 Nov 2025.', 0.3, 0.3, attested(365)],
    ['Reserves last attested independently for 20 Nov 2025.', 0, 0, attested(366)],
    ['Reserves are attested; for which day is unknown.', 0, 1, of('attestation')],
    ['Reserves are attested; for which day is unknown.', 0, 1, of('attestation', '2062-10-01')],
    ['No proof or attestation of reserves.', 0, 0, of('none')],
    ['Not checked yet: reserves.', 0, 1, {}],
  ]);
});

describe('redemption', () => {
  const of = (open: 'anybody' | 'approved' | 'nobody') => ({ redemption: fact({ open }) });
  check('redemption', 'backed', [
    ['Anybody may redeem at par.', 1, 1, of('anybody')],
    ['Only approved customers may redeem.', 0.6, 0.6, of('approved')],
    ['No right to redeem is stated.', 0, 0, of('nobody')],
    ['Not checked yet: who may redeem.', 0, 1, {}],
    [
      'Out of date or undated: who may redeem.',
      0,
      1,
      { redemption: fact({ open: 'anybody' }, makeEvidence({ statedAt: null })) },
    ],
  ]);
});

describe('state-validation', () => {
  const of = (proofs: 'open' | 'permitted' | 'none') => ({
    stateValidation: fact({ proofs }, onChain()),
  });
  check('state-validation', 'rollup', [
    ['Anyone can prove a false state.', 1, 1, of('open')],
    ['Only permitted parties can prove a false state.', 0.6, 0.6, of('permitted')],
    ["No proofs: the state rests on the operators' word.", 0, 0, of('none')],
    ['Not checked yet: proofs of the state.', 0, 1, {}],
  ]);
});

describe('exit-window', () => {
  const of = (days: number) => ({ exitWindow: fact({ seconds: days * 86_400 }, onChain()) });
  check('exit-window', 'rollup', [
    ['Users have 30 days to leave before a change takes effect.', 1, 1, of(30)],
    ['Users have 29 days to leave before a change takes effect.', 0.7, 0.7, of(29)],
    ['Users have 7 days to leave before a change takes effect.', 0.7, 0.7, of(7)],
    ['Users have 6 days to leave before a change takes effect.', 0.2, 0.2, of(6)],
    ['Users have no time to leave before a change takes effect.', 0, 0, of(0)],
    ['Not checked yet: time to leave.', 0, 1, {}],
  ]);
});

describe('validation', () => {
  type Validation = NonNullable<Facts['validation']>['value'];
  const of = (kind: Validation['kind'], given: Partial<Validation> = {}) => ({
    validation: fact(
      { kind, challengeSeconds: null, signers: null, threshold: null, ...given },
      onChain(),
    ),
  });
  const signers = (threshold: number | null, all: number | null) =>
    of('signers', { threshold, signers: all });
  check('validation', 'bridge', [
    ['Messages are proven by a light client or a validity proof.', 1, 1, of('proof')],
    [
      'Anyone can challenge a message for 30 minutes.',
      0.7,
      0.7,
      of('optimistic', { challengeSeconds: 1800 }),
    ],
    [
      'Anyone can challenge a message for 29.9 minutes.',
      0.1,
      0.1,
      of('optimistic', { challengeSeconds: 1799 }),
    ],
    ['Messages can be challenged; for how long is unknown.', 0.1, 0.7, of('optimistic')],
    ['10 of 15 signers must agree to a message.', 0.6, 0.6, signers(10, 15)],
    ['9 of 15 signers must agree to a message.', 0.35, 0.35, signers(9, 15)],
    ['3 of 5 signers must agree to a message.', 0.35, 0.35, signers(3, 5)],
    ['2 of 5 signers must agree to a message.', 0.1, 0.1, signers(2, 5)],
    ['3 of 4 signers must agree to a message.', 0.1, 0.1, signers(3, 4)],
    ['Signers agree to messages; how many is unknown.', 0.1, 0.6, signers(null, 15)],
    ['Signers agree to messages; how many is unknown.', 0.1, 0.35, signers(null, 5)],
    ['Signers agree to messages; how many is unknown.', 0.1, 0.6, signers(null, null)],
    ['Not checked yet: how messages are validated.', 0, 1, {}],
  ]);
});
