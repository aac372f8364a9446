/** A rating of method 2.0 whose figures add up: 67.2 proven, 19.7 lost, 13.1 unknown. */
import type {
  Evidence,
  GateResult,
  Rating,
  RatingCategory,
  Signal,
} from '@/contracts/ratings/rating';
import type { Flag, Loss, Raise, Verdict } from '@/contracts/ratings/verdict';

export const RATED_AT = '2026-11-21T12:00:00.000Z';

/** A document of May 2026, read three days before the rating. */
export const makeEvidence = (given: Partial<Evidence> = {}): Evidence => ({
  url: 'https://example.org/audits',
  title: 'List of audits',
  tier: 'P1',
  statedAt: '2026-05-04',
  precision: 'day',
  readAt: '2026-11-18T09:00:00.000Z',
  how: 'person',
  locator: null,
  block: null,
  ...given,
});

/** State of block 23,841,007, read by this site. */
export const makeBlockEvidence = (given: Partial<Evidence> = {}): Evidence =>
  makeEvidence({
    url: 'https://etherscan.io/block/23841007',
    title: 'Ethereum',
    tier: 'P0',
    statedAt: '2026-11-18T08:59:47.000Z',
    how: 'machine',
    block: 23_841_007,
    ...given,
  });

/** Known, with 0.7 of 1 points. */
export const makeSignal = (given: Partial<Signal> = {}): Signal => {
  const proven = given.proven ?? 0.7;
  return {
    id: 'audit-coverage',
    category: 'code',
    name: 'Audit coverage',
    state: 'warn',
    value: 5,
    unit: 'contracts',
    possible: Math.max(proven, given.possible ?? proven),
    weight: 6000,
    sentence: '5 of 6 contracts run audited code. 1 is not named in any public report.',
    improvement: 'Have the code that runs now audited, contract by contract.',
    parts: [],
    evidence: [makeEvidence()],
    tier: 'P1',
    statedAt: '2026-05-04',
    validUntil: '2027-05-04T00:00:00.000Z',
    ranOut: false,
    sample: false,
    ...given,
    proven,
  };
};

export const makeUnknownSignal = (given: Partial<Signal> = {}): Signal =>
  makeSignal({
    id: 'documentation',
    category: 'transparency',
    name: 'Documentation',
    state: 'unknown',
    value: null,
    unit: null,
    proven: 0,
    possible: 1,
    weight: 5000,
    sentence: 'Not checked yet: documentation of the deployed code.',
    improvement: 'Document the deployed code.',
    evidence: [],
    tier: null,
    statedAt: null,
    validUntil: null,
    ...given,
  });

/** Code: 66 proven, 82 possible. */
export const makeCategory = (given: Partial<RatingCategory> = {}): RatingCategory => ({
  id: 'code',
  name: 'Code',
  weight: 35,
  score: 66,
  possible: 82,
  signals: [
    makeSignal(),
    makeSignal({
      id: 'open-findings',
      name: 'Open findings',
      state: 'partly',
      value: 2,
      unit: 'unfixed findings',
      proven: 0.6,
      possible: 1,
      weight: 4000,
      sentence: 'Findings recorded for 3 of at least 5 reports.',
      improvement: "Fix the open findings and publish the auditor's confirmation.",
    }),
  ],
  ...given,
});

const governance = (): RatingCategory => ({
  id: 'governance',
  name: 'Governance',
  weight: 30,
  score: 72,
  possible: 72,
  signals: [
    makeSignal({
      id: 'upgrade-control',
      category: 'governance',
      name: 'Upgrade control',
      value: 'vote',
      unit: null,
      proven: 0.8,
      sentence: 'An on-chain vote can change the code.',
      improvement: 'Delay every change by 7 days or more.',
      evidence: [makeBlockEvidence()],
      tier: 'P0',
      statedAt: '2026-11-18',
      validUntil: '2026-11-25T08:59:47.000Z',
    }),
    makeSignal({
      id: 'delay',
      category: 'governance',
      name: 'Delay',
      value: 1,
      unit: 'days',
      proven: 0.6,
      weight: 4000,
      sentence: 'A change takes effect after 1 day at the earliest.',
      improvement: 'Delay every change by 7 days or more.',
      evidence: [makeBlockEvidence()],
      tier: 'P0',
      statedAt: '2026-11-18',
      validUntil: '2026-11-25T08:59:47.000Z',
    }),
  ],
});

const operations = (): RatingCategory => ({
  id: 'operations',
  name: 'Operations',
  weight: 20,
  score: 75,
  possible: 75,
  signals: [
    makeSignal({
      id: 'incidents',
      category: 'operations',
      name: 'Incidents',
      state: 'bad',
      value: 1,
      unit: 'incident',
      proven: 0.5,
      weight: 5000,
      sentence: '1 incident, the last on 30 Jul 2025.',
      improvement: null,
    }),
    makeSignal({
      id: 'maturity',
      category: 'operations',
      name: 'Maturity',
      state: 'good',
      value: 6,
      unit: 'years',
      proven: 1,
      weight: 5000,
      sentence: 'The oldest contract still in use was deployed 6 years ago.',
      improvement: null,
      validUntil: null,
    }),
  ],
});

const transparency = (): RatingCategory => ({
  id: 'transparency',
  name: 'Transparency',
  weight: 15,
  score: 50,
  possible: 100,
  signals: [
    makeSignal({
      id: 'accountable',
      category: 'transparency',
      name: 'Accountable',
      state: 'good',
      value: 'entity',
      unit: null,
      proven: 1,
      weight: 5000,
      sentence: 'A registered foundation answers for the project.',
      improvement: null,
    }),
    makeUnknownSignal(),
  ],
});

/** BBB proven, AA possible, under the profile of a protocol. */
export const makeRating = (given: Partial<Rating> = {}): Rating => ({
  projectId: 'example',
  state: 'rated',
  score: 67.2,
  possible: 80.3,
  known: 0.869,
  lost: 19.7,
  unknown: 13.1,
  letter: 'BBB',
  possibleLetter: 'AA',
  letterBefore: null,
  overdue: null,
  cap: null,
  gates: [],
  dangers: [],
  profile: 'protocol',
  categories: [makeCategory(), governance(), operations(), transparency()],
  context: [
    { id: 'market', name: 'Market', weight: 0, score: null, possible: null, signals: [] },
    { id: 'community', name: 'Community', weight: 0, score: null, possible: null, signals: [] },
  ],
  missing: [
    {
      id: 'documentation',
      name: 'Documentation',
      need: 'Publish documentation of the deployed code.',
      unknown: 7.5,
    },
    {
      id: 'open-findings',
      name: 'Open findings',
      need: 'Publish the findings of every audit.',
      unknown: 5.6,
    },
  ],
  inForce: [
    'audit-coverage',
    'open-findings',
    'upgrade-control',
    'delay',
    'incidents',
    'maturity',
    'accountable',
    'documentation',
  ],
  methodVersion: '2.0',
  factsHash: 'ab12'.repeat(16),
  ratedAt: RATED_AT,
  sample: false,
  ...given,
});

/** An open question: 41.5 proven and no letter. */
export const makeNotRated = (given: Partial<Rating> = {}): Rating =>
  makeRating({
    state: 'not-rated',
    score: 41.5,
    possible: 88.2,
    known: 0.533,
    lost: 11.8,
    unknown: 46.7,
    letter: null,
    possibleLetter: null,
    gates: [
      makeGate({
        gate: 'who-can-change',
        kind: 'question',
        cap: null,
        unshown: true,
        reason: 'Not known: who can change the code or move funds.',
      }),
    ],
    missing: [
      {
        id: 'who-can-change',
        name: 'Who can change the code',
        need: 'Show every power to change the code or move funds, and who has it.',
        unknown: 0,
      },
      {
        id: 'documentation',
        name: 'Documentation',
        need: 'Publish documentation of the deployed code.',
        unknown: 7.5,
      },
    ],
    ...given,
  });

/** Our checks ran out: its last letter was A, of 1 November. */
export const makeSuspended = (given: Partial<Rating> = {}): Rating =>
  makeRating({
    state: 'suspended',
    score: 52.4,
    possible: 90.1,
    known: 0.623,
    lost: 9.9,
    unknown: 37.7,
    letter: null,
    possibleLetter: null,
    letterBefore: { letter: 'A', ratedAt: '2026-11-01T12:00:00.000Z' },
    overdue: {
      name: 'incident lists',
      checkedOn: '2026-10-20',
      ranOutOn: '2026-11-19',
      reason: 'we last checked incident lists on 20 Oct 2026',
    },
    ...given,
  });

export function makeGate(given: Partial<GateResult> = {}): GateResult {
  return {
    gate: 'big-loss',
    kind: 'danger',
    cap: 'BBB',
    unshown: false,
    reason: '$190M lost on 18 Apr 2026.',
    evidence: [makeEvidence()],
    ...given,
  };
}

/** Of `makeRating()`; lost adds up to 19.7, unknown to 13.1. */
export const makeLosses = (): Loss[] => [
  lossOf('audit-coverage', 'code', 'Audit coverage', 6.3, 0),
  lossOf('incidents', 'operations', 'Incidents', 5, 0),
  lossOf('delay', 'governance', 'Delay', 4.8, 0),
  lossOf('upgrade-control', 'governance', 'Upgrade control', 3.6, 0),
  lossOf('documentation', 'transparency', 'Documentation', 0, 7.5),
  lossOf('open-findings', 'code', 'Open findings', 0, 5.6),
];

const lossOf = (
  signalId: string,
  category: Loss['category'],
  name: string,
  lost: number,
  unknown: number,
): Loss => ({ signalId, category, name, lost, unknown });

export const makeRaises = (): Raise[] => [
  {
    signalId: 'documentation',
    category: 'transparency',
    name: 'Documentation',
    improvement: 'Document the deployed code.',
    gain: 7.5,
  },
  {
    signalId: 'audit-coverage',
    category: 'code',
    name: 'Audit coverage',
    improvement: 'Have the code that runs now audited, contract by contract.',
    gain: 6.3,
  },
];

export const makeFlag = (given: Partial<Flag> = {}): Flag => ({
  id: 'delay',
  kind: 'found',
  text: 'Delay before a change: 24 hours.',
  signalId: 'delay',
  evidence: makeBlockEvidence(),
  ...given,
});

export const makeVerdict = (given: Partial<Verdict> = {}): Verdict => ({
  text: 'Rated BBB. Biggest risk: a vote can change the code within one day.',
  flags: [
    makeFlag(),
    makeFlag({
      id: 'open-findings',
      kind: 'unshown',
      text: 'Findings of 2 of 5 audits not recorded yet.',
      signalId: 'open-findings',
      evidence: null,
    }),
  ],
  ...given,
});
