/** Builders of facts, unknown unless given, and a generator of arbitrary ones. */
import fc from 'fast-check';
import { formatMoney } from '../../contracts/money';
import {
  findSignal,
  METHOD_1_0,
  rate,
  type Rating,
  type Signal,
} from '../../backend/rating/method-1';
import type {
  AuditFact,
  ContractFact,
  ControlPower,
  Evidence,
  Fact,
  Facts,
  FindingCount,
  IncidentFact,
  Tier,
  TokenPowerFact,
} from '../../backend/rating/method-1';

export const NOW = '2026-11-21T12:00:00.000Z';
const DAY_MS = 86_400_000;

export interface SeenOptions {
  on?: string;
  tier?: Tier;
  sample?: boolean;
}

/** The UTC day this many days before NOW. */
export const daysAgo = (days: number): string =>
  new Date(Date.parse(NOW) - days * DAY_MS).toISOString().slice(0, 10);

/** `on` is a UTC day (its start) or an instant. */
export const evidence = ({ on = '2026-11-20', tier = 'P1' }: SeenOptions = {}): Evidence => ({
  url: `https://example.org/${tier.toLowerCase()}`,
  title: `Source ${tier}`,
  tier,
  observedAt: on.length === 10 ? `${on}T00:00:00.000Z` : on,
});

export const fact = <T>(value: T, options: SeenOptions = {}): Fact<T> => ({
  value,
  evidence: [evidence(options)],
  ...(options.sample === undefined ? {} : { sample: options.sample }),
});

export const makeFacts = (given: Partial<Facts> = {}): Facts => ({
  projectId: 'example',
  status: 'active',
  firstDeployedOn: null,
  contracts: [],
  audits: [],
  auditReview: null,
  incidents: [],
  incidentReview: null,
  bounty: null,
  control: null,
  tokenPowers: null,
  holderConcentration: null,
  website: null,
  response: null,
  team: null,
  documentation: null,
  repository: null,
  addressesPublished: null,
  sellability: null,
  market: null,
  votes: null,
  postingActivity: null,
  pageViews: null,
  ...given,
});

export const makeContract = (given: Partial<ContractFact> = {}): ContractFact => ({
  id: 'eip155:1:0x00000000000000000000000000000000000000c1',
  name: 'Vault',
  proxy: null,
  implementation: null,
  holdsFunds: null,
  verified: null,
  codeChangedOn: null,
  evidence: [evidence({ tier: 'P0' })],
  ...given,
});

/** From 1 June 2026, without scope or findings. */
export const makeAudit = (given: Partial<AuditFact> = {}): AuditFact => ({
  id: 'audit-1',
  auditor: 'Example Audits',
  publishedOn: '2026-06-01',
  scope: null,
  findings: null,
  evidence: [evidence()],
  ...given,
});

/** From 1 June 2026, resolved, loss unknown. */
export const makeIncident = (given: Partial<IncidentFact> = {}): IncidentFact => ({
  id: 'incident-1',
  title: 'Stolen key',
  occurredOn: '2026-06-01',
  lossUsd: null,
  returnedShare: null,
  resolved: true,
  evidence: [evidence({ tier: 'P2' })],
  ...given,
});

export const rated = (given: Partial<Facts> = {}, now: string = NOW): Rating =>
  rate(makeFacts(given), METHOD_1_0, now, 'hash', formatMoney);

export function rateSignal(id: string, given: Partial<Facts>, now: string = NOW): Signal {
  const signal = findSignal(rated(given, now), id);
  if (!signal) throw new Error(`No signal ${id}`);
  return signal;
}

// Mostly fresh facts, some past every lifetime.

const nullable = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { nil: null, freq: 3 });
const day = (most: number): fc.Arbitrary<string> => fc.nat({ max: most }).map(daysAgo);
const tier = fc.constantFrom<Tier>('P0', 'P1', 'P2', 'P3', 'P4');
const age = fc.oneof(
  { weight: 9, arbitrary: fc.nat({ max: 6 }) },
  { weight: 1, arbitrary: fc.nat({ max: 400 }) },
);
const seen: fc.Arbitrary<Evidence[]> = fc
  .tuple(age, tier)
  .map(([days, level]) => [evidence({ on: daysAgo(days), tier: level })]);
const factArbitrary = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Fact<T> | null> =>
  fc.oneof(
    { weight: 4, arbitrary: fc.record({ value, evidence: seen }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
const flag = nullable(fc.boolean());
const CONTRACT_IDS = [
  'eip155:1:0xc0',
  'eip155:1:0xc1',
  'eip155:1:0xc2',
  'eip155:1:0xc3',
  'eip155:1:0xc4',
];
const implementation = nullable(fc.constantFrom('eip155:1:0xa1', 'eip155:1:0xa2'));
const share = fc.nat({ max: 1000 }).map((thousandths) => thousandths / 1000);

const contractArbitrary = (id: string): fc.Arbitrary<ContractFact> =>
  fc.record({
    id: fc.constant(id),
    name: fc.constant(`Contract ${id.slice(-1)}`),
    proxy: flag,
    implementation,
    holdsFunds: flag,
    verified: nullable(fc.constantFrom('exact', 'partial', 'none')),
    codeChangedOn: nullable(day(1500)),
    evidence: seen,
  });
const findingArbitrary: fc.Arbitrary<FindingCount> = fc.record({
  severity: fc.constantFrom('critical', 'major', 'medium', 'minor', 'informational'),
  status: fc.constantFrom('open', 'acknowledged', 'resolved'),
  count: fc.nat({ max: 3 }),
});
const auditArbitrary: fc.Arbitrary<AuditFact> = fc.record({
  id: fc.uuid(),
  auditor: fc.constantFrom('Auditor A', 'Auditor B'),
  publishedOn: day(1500),
  scope: nullable(
    fc.array(
      fc.record({ contract: fc.constantFrom(...CONTRACT_IDS, 'eip155:1:0xff'), implementation }),
      { maxLength: 5 },
    ),
  ),
  findings: nullable(fc.array(findingArbitrary, { maxLength: 4 })),
  evidence: seen,
});
const incidentArbitrary: fc.Arbitrary<IncidentFact> = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Stolen key', 'Reentrancy', 'Price oracle'),
  occurredOn: day(2000),
  lossUsd: nullable(fc.nat({ max: 300_000_000 })),
  returnedShare: nullable(share),
  resolved: flag,
  evidence: seen,
});
const powerArbitrary: fc.Arbitrary<ControlPower> = fc.record({
  power: fc.constantFrom('change-code', 'move-funds'),
  holder: fc.constantFrom('nobody', 'vote', 'multisig', 'key'),
  threshold: nullable(fc.integer({ min: 1, max: 6 })),
  signers: nullable(fc.integer({ min: 1, max: 9 })),
  delaySeconds: nullable(fc.constantFrom(0, 3600, 86_400, 172_800, 604_800)),
});
const tokenPowerArbitrary: fc.Arbitrary<TokenPowerFact> = fc.record({
  power: fc.constantFrom('mint', 'pause', 'block', 'fees', 'reclaim'),
  holder: fc.constantFrom('key', 'multisig', 'vote', 'timelock', 'dormant'),
});
const reviewArbitrary = factArbitrary(fc.record({ complete: fc.boolean() }));

export const factsArbitrary: fc.Arbitrary<Facts> = fc.record({
  projectId: fc.constant('example'),
  status: fc.constant('active' as const),
  firstDeployedOn: factArbitrary(day(2000)),
  contracts: fc.subarray(CONTRACT_IDS).chain((ids) => fc.tuple(...ids.map(contractArbitrary))),
  audits: fc.array(auditArbitrary, { maxLength: 4 }),
  auditReview: reviewArbitrary,
  incidents: fc.array(incidentArbitrary, { maxLength: 3 }),
  incidentReview: reviewArbitrary,
  bounty: factArbitrary(
    fc.record({
      status: fc.constantFrom('active', 'paused', 'none'),
      topRewardUsd: nullable(fc.nat({ max: 2_000_000 })),
    }),
  ),
  control: factArbitrary(fc.record({ powers: fc.array(powerArbitrary, { maxLength: 4 }) })),
  tokenPowers: factArbitrary(
    fc.record({ powers: fc.array(tokenPowerArbitrary, { maxLength: 5 }) }),
  ),
  holderConcentration: factArbitrary(
    fc.record({ top10Share: share, excluded: fc.subarray(['burn', 'bridge', 'exchange']) }),
  ),
  website: factArbitrary(
    fc.record({
      https: flag,
      hsts: flag,
      csp: flag,
      noMixedContent: flag,
      securityTxt: flag,
      dnssec: flag,
      caa: flag,
    }),
  ),
  response: factArbitrary(
    fc.record({ securityContact: flag, incidentPlan: flag, documentedPause: flag }),
  ),
  team: factArbitrary(fc.record({ confirmedNames: fc.nat({ max: 3 }) })),
  documentation: factArbitrary(
    fc.record({ coversDeployedCode: fc.constantFrom('yes', 'partly', 'no') }),
  ),
  repository: factArbitrary(
    fc.record({ public: fc.boolean(), lastActivityOn: nullable(day(800)) }),
  ),
  addressesPublished: factArbitrary(fc.record({ published: fc.boolean() })),
  sellability: factArbitrary(fc.record({ holdersCanSell: fc.boolean() })),
  market: factArbitrary(
    fc.record({
      exchanges: nullable(fc.nat({ max: 80 })),
      liquidityUsd: nullable(fc.nat({ max: 200_000_000 })),
      volatility30d: nullable(share),
      holders: nullable(fc.nat({ max: 2_000_000 })),
    }),
  ),
  votes: factArbitrary(fc.record({ yes: fc.nat({ max: 500 }), no: fc.nat({ max: 500 }) })),
  postingActivity: factArbitrary(fc.record({ posts30d: fc.nat({ max: 300 }) })),
  pageViews: factArbitrary(fc.record({ views30d: fc.nat({ max: 500_000 }) })),
});
