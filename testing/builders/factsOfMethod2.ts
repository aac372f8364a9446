/** Builders of facts of method 2.0, unknown unless given, and a generator of arbitrary ones. */
import fc from 'fast-check';
import { formatMoney } from '../../contracts/money';
import {
  METHOD_2_0,
  rate,
  type AuditFact,
  type ContractFact,
  type ControlPower,
  type Evidence,
  type Fact,
  type Facts,
  type FindingCount,
  type IncidentFact,
  type Rating,
  type Signal,
  type Tier,
  type TokenPower,
} from '../../backend/rating';

export const NOW = '2026-11-21T12:00:00.000Z';
const DAY_MS = 86_400_000;

/** The UTC day this many days before NOW. */
export const daysAgo = (days: number): string =>
  new Date(Date.parse(NOW) - days * DAY_MS).toISOString().slice(0, 10);

export const daysLater = (days: number, from = NOW): string =>
  new Date(Date.parse(from) + days * DAY_MS).toISOString();

export const makeEvidence = (given: Partial<Evidence> = {}): Evidence => ({
  url: 'https://example.org/source',
  title: 'Source',
  tier: 'P1',
  statedAt: daysAgo(2),
  precision: 'day',
  readAt: `${daysAgo(1)}T00:00:00.000Z`,
  how: 'person',
  locator: null,
  block: null,
  ...given,
});

/** The state of a chain, read by this site the day before. */
export const onChain = (given: Partial<Evidence> = {}): Evidence =>
  makeEvidence({ tier: 'P0', how: 'machine', statedAt: daysAgo(1), block: 20_000_000, ...given });

export const fact = <T>(value: T, ...evidence: Evidence[]): Fact<T> => ({
  value,
  evidence: evidence.length > 0 ? evidence : [makeEvidence()],
});

export const makeFacts = (given: Partial<Facts> = {}): Facts => ({
  projectId: 'example',
  status: 'active',
  profile: 'protocol',
  contracts: [],
  contractList: null,
  audits: [],
  auditList: null,
  incidents: [],
  incidentList: null,
  bounty: null,
  control: null,
  token: null,
  tokenPowers: null,
  holderConcentration: null,
  website: null,
  response: null,
  accountable: null,
  documentation: null,
  repository: null,
  launchedOn: null,
  reserves: null,
  redemption: null,
  stateValidation: null,
  exitWindow: null,
  validation: null,
  sellability: null,
  dangers: [],
  market: null,
  votes: null,
  postingActivity: null,
  pageViews: null,
  ...given,
});

export const makeContract = (given: Partial<ContractFact> = {}): ContractFact => ({
  id: 'eip155:1:0xc0',
  name: 'Vault',
  evidence: [makeEvidence()],
  proxy: null,
  holdsFunds: null,
  verified: null,
  deployedOn: null,
  code: null,
  listed: null,
  ...given,
});

/** Of 1 June 2026, without scope or findings. */
export const makeAudit = (given: Partial<AuditFact> = {}): AuditFact => ({
  id: 'audit-1',
  auditor: 'Example Audits',
  publishedOn: '2026-06-01',
  precision: 'day',
  scope: null,
  findings: null,
  evidence: [makeEvidence()],
  ...given,
});

/** Of 1 June 2026, resolved, loss unknown. */
export const makeIncident = (given: Partial<IncidentFact> = {}): IncidentFact => ({
  id: 'incident-1',
  title: 'Stolen key',
  occurredOn: '2026-06-01',
  lossUsd: null,
  lossShare: null,
  returnedShare: null,
  resolved: true,
  evidence: [makeEvidence({ tier: 'P2' })],
  ...given,
});

export const searchOf = (count: number, through = daysAgo(3)) =>
  fact({ through, count, lists: ['List A', 'List B'] });

export const incidentSearchOf = (count: number, through = daysAgo(3)) =>
  fact({
    through,
    count,
    lists: [
      { name: 'List A', beyondContracts: false },
      { name: 'List B', beyondContracts: true },
    ],
  });

/** Holders and website are off, as in the embedded set. */
export const OFF = ['holder-concentration', 'website'];

export const rateFacts = (facts: Facts, now: string = NOW, off = OFF): Rating =>
  rate(facts, { method: METHOD_2_0, now, factsHash: 'hash', formatMoney, off });

export function rateSignal(id: string, given: Partial<Facts>, now: string = NOW): Signal {
  const rating = rateFacts(makeFacts(given), now, []);
  const signal = [...rating.categories, ...rating.context]
    .flatMap((category) => category.signals)
    .find((item) => item.id === id);
  if (!signal) throw new Error(`No signal ${id}`);
  return signal;
}

/** Everything shown and as good as it gets. */
export const perfectFacts = (): Facts => {
  const contract = makeContract({
    proxy: fact(false),
    holdsFunds: fact(true),
    verified: fact('exact'),
    deployedOn: fact('2020-01-01'),
    listed: fact(true),
  });
  const audit = makeAudit({
    publishedOn: daysAgo(0),
    scope: { contracts: [{ contract: contract.id, implementation: null }], ownCode: true },
    findings: { counts: [], whole: true },
  });
  return makeFacts({
    contracts: [contract],
    contractList: fact({ through: daysAgo(1), count: 1 }),
    audits: [audit],
    auditList: searchOf(1, daysAgo(0)),
    incidentList: incidentSearchOf(0),
    bounty: fact({ status: 'active', topRewardUsd: 2_000_000, statedBy: 'project' }),
    control: fact({ powers: [], whole: true }),
    tokenPowers: fact({ powers: [], whole: true }),
    response: fact({ securityContact: true, incidentPlan: true, documentedPause: true }),
    accountable: fact({ who: 'entity', confirmed: true }),
    documentation: fact({ coversDeployedCode: 'yes' }),
    repository: fact({ public: true, lastActivityOn: daysAgo(5) }),
    launchedOn: fact('2020-01-01'),
  });
};

// Arbitrary facts: mostly fresh, some past every lifetime, some undated.

const maybe = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.option(arbitrary, { nil: null, freq: 3 });
const day = (most: number): fc.Arbitrary<string> => fc.nat({ max: most }).map(daysAgo);
const flag = maybe(fc.boolean());
const share = fc.nat({ max: 1000 }).map((thousandths) => thousandths / 1000);
const WEBSITE = ['https', 'hsts', 'csp', 'noMixedContent', 'securityTxt', 'dnssec', 'caa'] as const;

const evidenceArbitrary: fc.Arbitrary<Evidence> = fc
  .record({
    stated: fc.oneof(
      { weight: 8, arbitrary: fc.nat({ max: 6 }) },
      { weight: 2, arbitrary: fc.nat({ max: 500 }) },
      { weight: 1, arbitrary: fc.constant(null) },
    ),
    tier: fc.constantFrom<Tier>('P0', 'P1', 'P2', 'P3', 'P4'),
    how: fc.constantFrom('machine' as const, 'person' as const),
  })
  .map(({ stated, tier, how }) =>
    makeEvidence({ tier, how, statedAt: stated === null ? null : daysAgo(stated) }),
  );
const known = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Fact<T>> =>
  fc.record({ value, evidence: fc.array(evidenceArbitrary, { minLength: 1, maxLength: 2 }) });
const factArbitrary = <T>(value: fc.Arbitrary<T>): fc.Arbitrary<Fact<T> | null> =>
  fc.oneof({ weight: 5, arbitrary: known(value) }, { weight: 1, arbitrary: fc.constant(null) });

const CONTRACT_IDS = ['eip155:1:0xc0', 'eip155:1:0xc1', 'eip155:1:0xc2', 'eip155:1:0xc3'];
const implementation = maybe(fc.constantFrom('eip155:1:0xa1', 'eip155:1:0xa2'));

const contractArbitrary = (id: string): fc.Arbitrary<ContractFact> =>
  fc
    .record({
      id: fc.constant(id),
      name: fc.constant(`Contract ${id.slice(-1)}`),
      evidence: fc.array(evidenceArbitrary, { minLength: 1, maxLength: 1 }),
      proxy: factArbitrary(fc.boolean()),
      holdsFunds: factArbitrary(fc.boolean()),
      verified: factArbitrary(fc.constantFrom('exact', 'partial', 'none')),
      deployedOn: factArbitrary(day(1500)),
      code: factArbitrary(
        fc
          .record({
            implementation,
            last: maybe(day(900)),
            changes: maybe(fc.array(day(900), { maxLength: 3 })),
          })
          .map(({ last, changes, ...code }) => ({
            ...code,
            changes,
            lastChangedOn: changes ? ([...changes].sort().pop() ?? null) : last,
          })),
      ),
      listed: factArbitrary(fc.boolean()),
    })
    // Code that cannot change has not changed.
    .map((contract) => (contract.proxy?.value === false ? { ...contract, code: null } : contract));

const findingArbitrary: fc.Arbitrary<FindingCount> = fc.record({
  severity: fc.constantFrom('critical', 'major', 'medium', 'minor', 'informational'),
  status: fc.constantFrom('open', 'acknowledged', 'resolved'),
  count: fc.integer({ min: 1, max: 3 }),
});
const auditArbitrary: fc.Arbitrary<AuditFact> = fc.record({
  id: fc.uuid(),
  auditor: fc.constantFrom('Auditor A', 'Auditor B'),
  publishedOn: day(1200),
  precision: fc.constantFrom('day', 'month'),
  scope: maybe(
    fc.record({
      contracts: fc.uniqueArray(
        fc.record({ contract: fc.constantFrom(...CONTRACT_IDS), implementation }),
        { maxLength: 4, selector: ({ contract }) => contract },
      ),
      ownCode: fc.boolean(),
    }),
  ),
  findings: maybe(
    fc.record({ counts: fc.array(findingArbitrary, { maxLength: 3 }), whole: fc.boolean() }),
  ),
  evidence: fc.array(evidenceArbitrary, { minLength: 1, maxLength: 1 }),
});
const incidentArbitrary: fc.Arbitrary<IncidentFact> = fc.record({
  id: fc.uuid(),
  title: fc.constantFrom('Stolen key', 'Reentrancy', 'Price oracle'),
  occurredOn: day(1500),
  lossUsd: maybe(fc.nat({ max: 300_000_000 })),
  lossShare: maybe(share),
  returnedShare: maybe(share),
  resolved: flag,
  evidence: fc.array(evidenceArbitrary, { minLength: 1, maxLength: 1 }),
});
const powerArbitrary: fc.Arbitrary<ControlPower> = fc.record({
  power: fc.constantFrom('change-code', 'move-funds'),
  holder: fc.constantFrom('nobody', 'vote', 'multisig', 'key'),
  threshold: maybe(fc.integer({ min: 1, max: 6 })),
  signers: maybe(fc.integer({ min: 1, max: 9 })),
  delaySeconds: maybe(fc.constantFrom(0, 1, 3600, 86_400, 172_800, 604_800)),
});
const tokenPowerArbitrary: fc.Arbitrary<TokenPower> = fc.record({
  power: fc.constantFrom('mint', 'pause', 'block', 'fees', 'reclaim'),
  holder: fc.constantFrom('key', 'multisig', 'vote', 'timelock', 'dormant'),
});

/** Half the searches found as many as are recorded. */
const countOf = (recorded: number): fc.Arbitrary<number> =>
  fc.oneof(fc.constant(recorded), fc.nat({ max: 6 }));
const through = fc.oneof(
  { weight: 6, arbitrary: fc.nat({ max: 20 }).map(daysAgo) },
  { weight: 1, arbitrary: fc.nat({ max: 90 }).map(daysAgo) },
);

const listsArbitrary = fc
  .record({
    contracts: fc.subarray(CONTRACT_IDS).chain((ids) => fc.tuple(...ids.map(contractArbitrary))),
    audits: fc.array(auditArbitrary, { maxLength: 3 }),
    incidents: fc.array(incidentArbitrary, { maxLength: 2 }),
  })
  .chain((lists) =>
    fc.record({
      contracts: fc.constant(lists.contracts as ContractFact[]),
      audits: fc.constant(lists.audits),
      incidents: fc.constant(lists.incidents),
      contractList: factArbitrary(fc.record({ through, count: countOf(lists.contracts.length) })),
      auditList: factArbitrary(
        fc.record({
          through,
          count: countOf(lists.audits.length),
          lists: fc.constant(['List A']),
        }),
      ),
      incidentList: factArbitrary(
        fc.record({
          through,
          count: countOf(lists.incidents.length),
          lists: fc.subarray([
            { name: 'List A', beyondContracts: false },
            { name: 'List B', beyondContracts: true },
          ]),
        }),
      ),
    }),
  );

const checks = <Check extends string>(names: readonly Check[]) =>
  fc.record(
    Object.fromEntries(names.map((name) => [name, flag])) as Record<Check, typeof flag>,
  ) as fc.Arbitrary<Record<Check, boolean | null>>;

const restArbitrary = fc.record({
  profile: fc.constantFrom('protocol', 'backed', 'rollup', 'bridge'),
  bounty: factArbitrary(
    fc.record({
      status: fc.constantFrom('active', 'paused', 'none'),
      topRewardUsd: maybe(fc.nat({ max: 2_000_000 })),
      statedBy: fc.constantFrom('project', 'board'),
    }),
  ),
  control: factArbitrary(
    fc.record({ powers: fc.array(powerArbitrary, { maxLength: 3 }), whole: fc.boolean() }),
  ),
  token: fc.oneof(
    { weight: 4, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: known(fc.record({ exists: fc.boolean() })) },
  ),
  tokenPowers: factArbitrary(
    fc.record({ powers: fc.array(tokenPowerArbitrary, { maxLength: 4 }), whole: fc.boolean() }),
  ),
  holderConcentration: factArbitrary(fc.record({ top10Share: share })),
  website: factArbitrary(
    fc
      .tuple(checks(WEBSITE), maybe(fc.integer({ min: -60, max: 10 }).map(daysAgo)))
      .map(([value, securityTxtUntil]) => ({ ...value, securityTxtUntil })),
  ),
  response: factArbitrary(checks(['securityContact', 'incidentPlan', 'documentedPause'] as const)),
  accountable: factArbitrary(
    fc.record({ who: fc.constantFrom('entity', 'people', 'person', 'nobody'), confirmed: flag }),
  ),
  documentation: factArbitrary(
    fc.record({ coversDeployedCode: fc.constantFrom('yes', 'partly', 'no') }),
  ),
  repository: factArbitrary(fc.record({ public: fc.boolean(), lastActivityOn: maybe(day(400)) })),
  launchedOn: factArbitrary(day(1500)),
  reserves: factArbitrary(
    fc.record({
      proof: fc.constantFrom('chain', 'attestation', 'none'),
      attestedOn: maybe(day(400)),
    }),
  ),
  redemption: factArbitrary(fc.record({ open: fc.constantFrom('anybody', 'approved', 'nobody') })),
  stateValidation: factArbitrary(
    fc.record({ proofs: fc.constantFrom('open', 'permitted', 'none') }),
  ),
  exitWindow: factArbitrary(fc.record({ seconds: fc.constantFrom(0, 3600, 604_800, 2_592_000) })),
  validation: factArbitrary(
    fc.record({
      kind: fc.constantFrom('proof', 'optimistic', 'signers'),
      challengeSeconds: maybe(fc.constantFrom(60, 1800, 86_400)),
      signers: maybe(fc.constantFrom(1, 3, 5, 15, 19)),
      threshold: maybe(fc.constantFrom(1, 2, 3, 10, 13)),
    }),
  ),
  sellability: fc.oneof(
    { weight: 5, arbitrary: fc.constant(null) },
    { weight: 1, arbitrary: known(fc.record({ holdersCanSell: fc.boolean() })) },
  ),
});

export const factsArbitrary: fc.Arbitrary<Facts> = fc
  .tuple(listsArbitrary, restArbitrary)
  .map(([lists, rest]) => makeFacts({ ...lists, ...rest } as Partial<Facts>))
  .map((facts) =>
    facts.token?.value.exists === false
      ? { ...facts, tokenPowers: null, holderConcentration: null }
      : facts,
  );
