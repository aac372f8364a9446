/** Answers of `GET /api/projects/{id}`, with plausible defaults. */
import type {
  HistoryPoint,
  ProjectAudit,
  ProjectContract,
  ProjectDetail,
  ProjectIncident,
} from '@/contracts/projects';
import type { Rating, RatingCategory, Signal } from '@/contracts/rating';

export const RATED_AT = '2026-11-21T12:00:00.000Z';
const SEEN_AT = '2026-11-18T09:00:00.000Z';

/** A known signal of category code, observed three days before the rating. */
export const makeSignal = (given: Partial<Signal> = {}): Signal => ({
  id: 'audit-coverage',
  category: 'code',
  name: 'Audit coverage',
  state: 'good',
  value: 5,
  unit: 'contracts',
  points: 0.88,
  weight: 30,
  sentence: '5 of 6 contracts have an audit of the code that runs now.',
  improvement: 'Publish audits that name every contract.',
  evidence: [
    { url: 'https://example.org/audits', title: 'List of audits', tier: 'P1', observedAt: SEEN_AT },
  ],
  tier: 'P1',
  observedAt: SEEN_AT,
  validUntil: '2027-02-16T09:00:00.000Z',
  sample: false,
  ...given,
});

export const makeUnknownSignal = (given: Partial<Signal> = {}): Signal =>
  makeSignal({
    id: 'audit-freshness',
    name: 'Audit freshness',
    state: 'unknown',
    value: null,
    unit: null,
    points: null,
    weight: 15,
    sentence: 'Unknown: we have no audit and have not finished searching.',
    evidence: [],
    tier: null,
    observedAt: null,
    validUntil: null,
    ...given,
  });

export const makeCategory = (given: Partial<RatingCategory> = {}): RatingCategory => ({
  id: 'code',
  name: 'Code',
  weight: 35,
  score: 84.8,
  coverage: 0.7857,
  signals: [
    makeSignal(),
    makeSignal({
      id: 'open-findings',
      name: 'Open findings',
      points: 0.81,
      weight: 25,
      sentence: 'Not fixed: 2 minor (open).',
    }),
    makeUnknownSignal(),
  ],
  ...given,
});

/** 80.2, AA, from two categories; governance and transparency are unknown. */
export const makeRating = (given: Partial<Rating> = {}): Rating => ({
  projectId: 'example',
  score: 80.2,
  letter: 'AA',
  uncappedLetter: 'AA',
  provisional: false,
  cap: null,
  gates: [],
  status: 'active',
  coverage: 0.91,
  range: [71.2, 84.4],
  categories: [
    makeCategory(),
    makeCategory({
      id: 'governance',
      name: 'Governance',
      weight: 30,
      score: null,
      coverage: 0,
      signals: [makeUnknownSignal({ id: 'delay', name: 'Delay', category: 'governance' })],
    }),
    makeCategory({
      id: 'operations',
      name: 'Operations',
      weight: 20,
      score: 72.1,
      coverage: 1,
      signals: [
        makeSignal({
          id: 'maturity',
          name: 'Maturity',
          category: 'operations',
          points: 0.7205,
          weight: 20,
          validUntil: null,
        }),
      ],
    }),
    makeCategory({
      id: 'transparency',
      name: 'Transparency',
      weight: 15,
      score: null,
      coverage: 0,
      signals: [],
    }),
  ],
  context: [
    { id: 'market', name: 'Market', weight: 0, score: null, coverage: 0, signals: [] },
    { id: 'community', name: 'Community', weight: 0, score: null, coverage: 0, signals: [] },
  ],
  methodVersion: '1.0',
  factsHash: 'ab12'.repeat(16),
  ratedAt: RATED_AT,
  sample: false,
  ...given,
});

export const makeAudit = (given: Partial<ProjectAudit> = {}): ProjectAudit => ({
  id: 'audit-1',
  auditor: 'Example Audits',
  title: 'Core contracts',
  publishedOn: '2026-03-01',
  publishedPrecision: 'day',
  reportUrl: 'https://example.org/report.pdf',
  commit: null,
  repository: null,
  contracts: null,
  findingsKnown: false,
  counts: [],
  findings: [],
  source: null,
  ...given,
});

export const makeContract = (given: Partial<ProjectContract> = {}): ProjectContract => ({
  id: 'eip155:1:0x4090000000000000000000000000000000002ab0',
  chain: 'eip155:1',
  address: '0x4090000000000000000000000000000000002Ab0',
  name: 'Vault',
  role: 'vault',
  proxy: null,
  implementation: null,
  holdsFunds: null,
  verified: null,
  deployedOn: null,
  codeChangedOn: null,
  explorerUrl: 'https://etherscan.io/address/0x4090000000000000000000000000000000002Ab0',
  source: null,
  ...given,
});

export const makeIncident = (given: Partial<ProjectIncident> = {}): ProjectIncident => ({
  id: 'incident-1',
  occurredOn: '2023-07-30',
  title: 'Pools drained',
  summary: null,
  lossUsd: 69_000_000,
  returnedShare: 0.73,
  technique: 'Reentrancy',
  chain: 'eip155:1',
  resolved: true,
  resolvedOn: null,
  links: [],
  source: null,
  ...given,
});

export const makeHistoryPoint = (given: Partial<HistoryPoint> = {}): HistoryPoint => ({
  ratedAt: RATED_AT,
  score: 80.2,
  letter: 'AA',
  coverage: 0.91,
  status: 'active',
  methodVersion: '1.0',
  moved: [],
  ...given,
});

/** Active, rated 80.2, eighth of 86. The row repeats the given rating, as in the API. */
export function makeProjectDetail(given: Partial<ProjectDetail> = {}): ProjectDetail {
  const rating = given.rating === undefined ? makeRating() : given.rating;
  return {
    id: 'example',
    name: 'Example',
    logo: null,
    tokenTickers: ['EXM'],
    category: 'dex',
    chains: ['eip155:1'],
    status: rating?.status ?? 'active',
    rank: rating && rating.score !== null && !rating.provisional ? 8 : null,
    score: rating?.score ?? null,
    letter: rating?.letter ?? null,
    provisional: rating?.provisional ?? false,
    coverage: rating?.coverage ?? 0,
    capGate: rating?.cap?.gate ?? null,
    lines: {
      code: 84.8,
      governance: null,
      operations: 72.1,
      transparency: null,
      market: null,
      community: null,
    },
    auditCount: 0,
    lastAuditOn: null,
    lastAuditPrecision: null,
    hasBounty: false,
    bountyUsd: null,
    incidentCount: 0,
    lastIncidentOn: null,
    change7d: null,
    ratedAt: rating?.ratedAt ?? null,
    sample: rating?.sample ?? false,
    description: null,
    statusSince: null,
    launchedOn: '2020-01-03',
    links: {},
    rankedCount: 86,
    tokens: [],
    contracts: [],
    audits: [],
    incidents: [],
    bounty: null,
    control: null,
    controlSource: null,
    raises: [],
    history: [makeHistoryPoint()],
    lastActive: null,
    ...given,
    rating,
  };
}
