import type { HeldProject } from '../../../contracts/portfolio/portfolio';
import { makeEvidence } from '../../../testing/builders/factsOfMethod2';
import { formatAmount } from '../../chains/formatAmount';
import { reachOf, shareOut, summarize } from './summarize';

type Power = NonNullable<Parameters<typeof reachOf>[0]['control']>[number];

const power = (values: Partial<Power>): Power => ({
  power: 'change-code',
  contract: null,
  holder: 'key',
  threshold: null,
  address: null,
  source: null,
  contracts: null,
  signers: null,
  delaySeconds: null,
  reach: null,
  note: null,
  ...values,
});
const reach = (control: Power[] | null, controlWhole = true) => reachOf({ control, controlWhole });

describe('the fewest people who can change a project', () => {
  it('are the signers that its weakest power needs', () => {
    const powers = [
      power({ holder: 'vote', delaySeconds: 172_800 }),
      power({ holder: 'multisig', threshold: 4, signers: 7, delaySeconds: 0 }),
      power({ holder: 'multisig', threshold: 2, signers: 3, delaySeconds: 86_400 }),
      power({ power: 'move-funds', holder: 'multisig', threshold: 2, delaySeconds: 3_600 }),
    ];
    expect(reach(powers)).toEqual({ state: 'people', people: 2, delaySeconds: 3_600 });
    expect(reach([...powers, power({})])).toEqual({
      state: 'people',
      people: 1,
      delaySeconds: null,
    });
  });

  it('are those of powers over all of it: a limit or settings are not the project', () => {
    const source = makeEvidence();
    const limited = power({
      reach: { extent: 'bounded', limit: 'rewards only', amountUsd: null, source },
    });
    const council = power({ holder: 'multisig', threshold: 5, signers: 9 });
    expect(reach([limited, council])).toMatchObject({ state: 'people', people: 5 });
    expect(reach([limited])).toMatchObject({ state: 'part', people: null });
    expect(reach([power({ power: 'settings' })])).toMatchObject({ state: 'nobody' });
  });

  it('are nobody where nobody has a power, or only a vote has', () => {
    expect(reach([])).toMatchObject({ state: 'nobody', people: null });
    expect(reach([power({ holder: 'nobody' })])).toMatchObject({ state: 'nobody' });
    expect(reach([power({ holder: 'vote' })])).toMatchObject({ state: 'vote', people: null });
  });

  it.each([
    ['no powers are recorded', null, true],
    ['the list of powers is not whole', [power({})], false],
    ['the threshold of a multisig is missing', [power({ holder: 'multisig' }), power({})], true],
  ])('are unknown where %s', (_, control, whole) => {
    expect(reach(control, whole)).toEqual({ state: 'unknown', people: null, delaySeconds: null });
  });
});

function held(id: string, values: object, people: number | 'unknown' | null = null): HeldProject {
  const control = {
    state: people === 'unknown' ? 'unknown' : people === null ? 'nobody' : 'people',
    people: people === 'unknown' ? null : people,
    delaySeconds: null,
  };
  const project = {
    id,
    name: id,
    category: 'dex',
    state: 'rated',
    score: 50,
    possible: 60,
    ...values,
  };
  return { project, share: 0.25, value: null, control, alerts: null } as never;
}

describe('shares', () => {
  it.each<[string, (number | null)[], string, number[]]>([
    ['of value, where there are prices', [30, 10], 'value', [0.75, 0.25]],
    ['of nothing for what has no price', [30, null], 'value', [1, 0]],
    ['of projects without a price', [null, null], 'projects', [0.5, 0.5]],
    ['of projects where all is worth nothing', [0, null], 'projects', [0.5, 0.5]],
  ])('are %s', (_, values, basis, shares) => {
    expect(shareOut(values)).toEqual({ basis, shares });
  });
});

describe('the summary', () => {
  const all = [
    held('a', { score: 80, possible: 90 }, 1),
    held('b', { score: 60, possible: null }, 2),
    held('c', { state: 'not-rated', score: 10, category: 'bridge' }, 'unknown'),
    held('d', { state: 'compromised', score: null }, null),
  ];

  it('weighs the rated projects alone, and says which share they are', () => {
    expect(summarize(all, 'projects')).toMatchObject({ score: 70, possible: 75, ratedShare: 0.5 });
    expect(summarize(all.slice(2), 'projects')).toMatchObject({
      score: null,
      possible: null,
      ratedShare: 0,
    });
    expect(summarize([], 'projects')).toBeNull();
  });

  it('names trouble before low ratings, and calls nothing weak that is not rated', () => {
    expect(summarize(all, 'projects')!.weakest).toEqual(['d', 'b', 'a']);
  });

  it('adds up what few people can change', () => {
    expect(summarize(all, 'projects')!.exposure).toEqual({
      steps: [
        { people: 1, share: 0.25, projects: ['a'] },
        { people: 2, share: 0.5, projects: ['a', 'b'] },
      ],
      unknownShare: 0.25,
    });
  });

  it('has the largest category', () => {
    expect(summarize(all, 'projects')!.largest).toEqual({ category: 'dex', share: 0.75 });
  });
});

it.each([
  [1_500_000n, 6, '1.5'],
  [1n, 18, '0.000000000000000001'],
  [20n, 0, '20'],
  [3_000n, 3, '3'],
  [5n, null, null],
])('writes %s of %s decimals as %s', (amount, decimals, text) => {
  expect(formatAmount(amount, decimals)).toBe(text);
});
