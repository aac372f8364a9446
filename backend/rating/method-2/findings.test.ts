/** The seven findings for which method 1.0 was replaced, with the figures of 2.0. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  daysAgo,
  daysLater,
  fact,
  incidentSearchOf,
  makeAudit,
  makeContract,
  makeFacts,
  makeIncident,
  onChain,
  rateFacts,
  rateSignal,
} from '../../../testing/builders/factsOfMethod2';
import { goldenFacts } from '../../../testing/builders/goldenOfMethod2';
import { METHOD_2_0 } from './blueprint';
import type { ControlPower, Facts } from './types';

interface Curated {
  contracts: { id: string; name: string }[];
  audits: {
    auditor: string;
    publishedOn: string;
    scope?: { contracts?: { id: string; implementation?: string }[] };
  }[];
}

/** A record as it was curated for method 1.0. */
const readCurated = (id: string): Curated =>
  JSON.parse(
    readFileSync(join(__dirname, `../../facts/seed/curated/${id}.json`), 'utf8'),
  ) as Curated;

const brief = (facts: Facts, now?: string) => {
  const { state, score, possible, letter, possibleLetter } = rateFacts(facts, now);
  return { state, score, possible, letter, possibleLetter };
};

const byVote = (delaySeconds: number | null): Facts['control'] => {
  const power: ControlPower = { power: 'change-code', holder: 'vote', delaySeconds };
  return fact({ powers: [power], whole: true }, onChain());
};

it('1. neglect: without new facts the score falls and the rating ends as suspended', () => {
  const days = [0, 5, 8, 90, 365].map((day) => {
    const { state, score, letter } = rateFacts(goldenFacts(), daysLater(day));
    return [day, state, score, letter];
  });
  expect(days).toEqual([
    [0, 'rated', 91.9, 'AAA'],
    [5, 'rated', 91.8, 'AAA'],
    [8, 'suspended', 35.7, null],
    [90, 'suspended', 12.6, null],
    [365, 'suspended', 0, null],
  ]);
});

it('2. a bad fact left out: a delay that is not entered is worth no more than none', () => {
  const withDelay = (seconds: number | null) =>
    brief({ ...goldenFacts(), control: byVote(seconds) });
  expect(withDelay(604_800)).toMatchObject({ score: 91.9, possible: 91.9, letter: 'AAA' });
  expect(withDelay(0)).toMatchObject({ score: 82.4, possible: 82.4, letter: 'AA' });
  expect(withDelay(null)).toMatchObject({
    score: 82.4,
    possible: 91.9,
    letter: 'AA',
    possibleLetter: 'AAA',
  });
});

describe('3. a loss that nobody has priced counts as the largest for what is proven', () => {
  it('on a made-up record', () => {
    const withLoss = (lossUsd: number | null) =>
      brief({
        ...goldenFacts(),
        incidents: [makeIncident({ occurredOn: '2024-05-01', lossUsd, returnedShare: 0 })],
      });
    expect(withLoss(1000)).toMatchObject({ score: 91.3, possible: 91.3 });
    expect(withLoss(1e9)).toMatchObject({ score: 87.8, possible: 87.8 });
    expect(withLoss(null)).toMatchObject({ score: 87.8, possible: 92 });
  });

  it('on the three incidents of Aave as they were recorded at first, two without an amount', () => {
    const recorded: [string, string, number | null][] = [
      ['Leftover tokens taken from a swap adapter', '2024-08-28', 56_000],
      ['wstETH priced below market by the capped oracle', '2026-03-10', null],
      ['Borrowing against unbacked rsETH', '2026-04-18', null],
    ];
    const signal = rateSignal('incidents', {
      incidents: recorded.map(([title, occurredOn, lossUsd], index) =>
        makeIncident({ id: String(index), title, occurredOn, lossUsd }),
      ),
      incidentList: incidentSearchOf(3),
    });
    expect(signal).toMatchObject({ proven: 0, possible: 1, state: 'unknown' });
    expect(signal.sentence).toContain(
      '“Borrowing against unbacked rsETH”, 18 Apr 2026, loss unknown',
    );
  });
});

it('4. knowing nothing: 20 days old, anonymous, one report that names no contract', () => {
  const facts = makeFacts({
    audits: [makeAudit({ publishedOn: daysAgo(5) })],
    launchedOn: fact(daysAgo(20)),
    accountable: fact({ who: 'nobody', confirmed: null }),
    control: byVote(604_800),
    incidentList: incidentSearchOf(0),
  });
  expect(brief(facts)).toEqual({
    state: 'not-rated',
    score: 31.2,
    possible: 94.8,
    letter: null,
    possibleLetter: null,
  });
  expect(rateFacts(facts).gates.map(({ gate }) => gate)).toEqual([
    'no-audit',
    'not-in-use',
    'nobody-answers',
  ]);
});

describe('5. order not determined', () => {
  it('shows both ends of what is not known instead of one number between them', () => {
    const { score, possible, known, lost, unknown } = rateFacts({
      ...goldenFacts(),
      bounty: null,
      documentation: null,
    });
    expect({ score, possible, known, lost, unknown }).toEqual({
      score: 86.3,
      possible: 95.3,
      known: 0.91,
      lost: 4.7,
      unknown: 9,
    });
  });

  const coverageOf = (id: string) => {
    const { contracts, audits } = readCurated(id);
    const { proven, possible } = rateSignal('audit-coverage', {
      contracts: contracts.map(({ id: address, name }) => makeContract({ id: address, name })),
      contractList: fact({ through: daysAgo(1), count: contracts.length }, onChain()),
      audits: audits.map(({ auditor, publishedOn, scope }, index) =>
        makeAudit({
          id: String(index),
          auditor,
          publishedOn,
          scope: {
            ownCode: true,
            contracts: (scope?.contracts ?? []).map((named) => ({
              contract: named.id,
              implementation: named.implementation ?? null,
            })),
          },
        }),
      ),
    });
    return [proven, possible];
  };
  it.each([
    ['aave', 0.1778],
    ['arbitrum', 0],
    ['curve', 0.0196],
    ['layerzero', 0.2857],
    ['optimism', 0.2182],
    ['stargate', 0.2857],
    ['uniswap', 0.0889],
  ])('audit coverage of %s is what its reports name, %d at least, no longer 0.5', (id, least) => {
    expect(coverageOf(id)).toEqual([least, 1]);
  });
});

it('6. being immutable keeps a project rated, with full points for delay', () => {
  const golden = goldenFacts();
  const immutable = {
    ...golden,
    control: fact({ powers: [], whole: true }, onChain()),
    contracts: golden.contracts.map((item) => ({ ...item, proxy: fact(false), code: null })),
  };
  expect(brief(immutable)).toMatchObject({ state: 'rated', score: 92.5, letter: 'AAA' });
  const delay = rateSignal('delay', immutable);
  expect(delay).toMatchObject({ proven: 1, possible: 1, state: 'good' });
});

it('7. gates fire: most of them on a record that shows nothing', () => {
  const fired = (facts: Facts) => rateFacts(facts).gates.map(({ gate }) => gate);
  const silent = ['control', 'incident-search', 'no-audit', 'not-in-use', 'nobody-answers'];
  expect(fired(makeFacts())).toEqual(silent);
  expect(fired(makeFacts({ profile: 'backed' }))).toEqual([...silent, 'reserves']);
  expect(fired(makeFacts({ profile: 'bridge' }))).toEqual([...silent, 'validation']);
  const questionsAndAnswers = METHOD_2_0.gates.filter(({ kind }) => kind !== 'danger');
  expect(questionsAndAnswers.map(({ id }) => id)).toEqual([...silent, 'reserves', 'validation']);
  expect(fired(goldenFacts())).toEqual([]);
});
