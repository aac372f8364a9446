import { makeEvidence, NOW, perfectFacts } from '../../../testing/builders/factsOfMethod2';
import { METHOD_2_0 } from './blueprint';
import type { ControlPower } from './types';
import { findWeakest, weakestFirst } from './weakest';

const multisig = (threshold: number, signers: number, delaySeconds: number | null) =>
  ({ power: 'change-code', holder: 'multisig', threshold, signers, delaySeconds }) as const;
const key = { power: 'move-funds', holder: 'key', delaySeconds: 0 } as const;
const nobody = { power: 'change-code', holder: 'nobody' } as const;
const vote = { power: 'change-code', holder: 'vote', delaySeconds: 0 } as const;

describe('weakestFirst', () => {
  it('puts the holder that the rating judges worst first, and nobody last', () => {
    const [big, small] = [multisig(5, 8, 0), multisig(4, 9, null)];
    const powers: ControlPower[] = [nobody, vote, big, small, key];
    expect(weakestFirst(powers, METHOD_2_0)).toEqual([key, small, big, vote, nobody]);
  });
});

describe('findWeakest', () => {
  it('is all of one power: never the holder of one with the delay of another', () => {
    const reach = { extent: 'bounded', limit: 'rewards only', source: makeEvidence() } as const;
    const submitter = { ...key, delaySeconds: 432_000, reach };
    const facts = perfectFacts();
    const control = {
      ...facts.control!,
      value: { powers: [multisig(3, 7, 0), submitter], whole: true },
    };
    expect(findWeakest({ ...facts, control }, METHOD_2_0, NOW)).toEqual({
      holder: 'key',
      words: 'one key: rewards only',
      delaySeconds: 432_000,
    });
  });
});
