/** Answers of `GET /api/projects/{id}`, with plausible defaults. */
import { makeAnswers } from './projectRow';
import type { Dispute } from '@/contracts/reports/disputes';
import type {
  HistoryPoint,
  ProjectAudit,
  ProjectContract,
  ProjectDetail,
  ProjectIncident,
  SixLinesScores,
} from '@/contracts/projects/projects';
import type { Rating } from '@/contracts/ratings/rating';
import { makeLosses, makeRaises, makeRating, makeVerdict, RATED_AT } from './rating';

export * from './rating';

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
  codeChanges: [],
  codeChangesWhole: false,
  listed: null,
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

export const makeDispute = (given: Partial<Dispute> = {}): Dispute => ({
  signalId: 'delay',
  name: 'Delay',
  state: 'checking',
  receivedOn: '2026-11-21',
  checkingSince: '2026-11-22',
  closedOn: null,
  answer: null,
  ...given,
});

export const makeHistoryPoint = (given: Partial<HistoryPoint> = {}): HistoryPoint => ({
  ratedAt: RATED_AT,
  score: 67.2,
  possible: 80.3,
  letter: 'BBB',
  known: 0.869,
  state: 'rated',
  methodVersion: '2.0',
  moved: [],
  ...given,
});

/** Of method 1.0: no figure of what is possible. */
export const makeHistoryPoint1 = (given: Partial<HistoryPoint> = {}): HistoryPoint =>
  makeHistoryPoint({
    ratedAt: '2026-11-01T12:00:00.000Z',
    score: 83.5,
    possible: null,
    letter: 'AA',
    known: 0.71,
    methodVersion: '1.0',
    ...given,
  });

function linesOf(rating: Rating | null | undefined, end: 'score' | 'possible'): SixLinesScores {
  const of = (id: string) =>
    [...(rating?.categories ?? []), ...(rating?.context ?? [])].find((item) => item.id === id)?.[
      end
    ] ?? null;
  return {
    code: of('code'),
    governance: of('governance'),
    operations: of('operations'),
    transparency: of('transparency'),
    market: of('market'),
    community: of('community'),
  };
}

/** What the row repeats of a rating. */
const rowOf = (rating: Rating | null | undefined) => ({
  status:
    rating?.state === 'compromised' || rating?.state === 'wound-down'
      ? rating.state
      : ('active' as const),
  state: rating?.state ?? ('not-rated' as const),
  rank: rating?.state === 'rated' ? 8 : null,
  score: rating?.score ?? null,
  possible: rating?.possible ?? null,
  known: rating?.known ?? 0,
  letter: rating?.letter ?? null,
  possibleLetter: rating?.possibleLetter ?? null,
  letterBefore: rating?.letterBefore ?? null,
  capGate: rating?.cap?.gate ?? null,
  missing: (rating?.missing ?? []).slice(0, 3).map(({ name }) => name),
  lines: linesOf(rating, 'score'),
  possibleLines: linesOf(rating, 'possible'),
  ratedAt: rating?.ratedAt ?? null,
  sample: rating?.sample ?? false,
});

const SIGNALS = {
  control: 'upgrade-control',
  losses: 'incidents',
  audited: 'audit-coverage',
  reward: 'bug-bounty',
};

/** Rated BBB with 67.2, eighth of 86. The row repeats the given rating, as in the API. */
export function makeProjectDetail(given: Partial<ProjectDetail> = {}): ProjectDetail {
  const rating = given.rating === undefined ? makeRating() : given.rating;
  return {
    id: 'example',
    name: 'Example',
    logo: null,
    tokenTickers: ['EXM'],
    category: 'dex',
    chains: ['eip155:1'],
    ...rowOf(rating),
    weakestHolder: null,
    weakestWords: null,
    delaySeconds: null,
    answers: makeAnswers().map((answer) => ({
      ...answer,
      text: `${answer.id} in a sentence.`,
      signalId: SIGNALS[answer.id],
      state: 'good' as const,
      evidence: null,
    })),
    auditCount: 0,
    lastAuditOn: null,
    lastAuditPrecision: null,
    hasBounty: false,
    bountyUsd: null,
    incidentCount: 0,
    lastIncidentOn: null,
    change7d: null,
    valueUsd: null,
    valueMeasure: null,
    valueOn: null,
    description: null,
    statusSince: null,
    launchedOn: '2020-01-03',
    links: {},
    issuer: null,
    sameTicker: null,
    rankedCount: 86,
    tokens: [],
    contracts: [],
    audits: [],
    incidents: [],
    bounty: null,
    control: null,
    controlWhole: false,
    controlSource: null,
    chainReadOn: null,
    valueSource: null,
    elsewhere: [],
    asOf: rating?.ratedAt ?? null,
    staleAfter: null,
    verdict: rating ? makeVerdict() : null,
    losses: rating ? makeLosses() : [],
    raises: rating ? makeRaises() : [],
    history: [makeHistoryPoint()],
    renamedDangers: [],
    disputes: [],
    otherwise: [],
    lastActive: null,
    ...given,
    rating,
  };
}
