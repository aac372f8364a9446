/** A rated record of each profile, none of them perfect, from which tests take things away. */
import type { Facts, Profile } from '../../backend/rating';
import {
  daysAgo,
  fact,
  incidentSearchOf,
  makeAudit,
  makeContract,
  makeEvidence,
  makeFacts,
  makeIncident,
  onChain,
  searchOf,
} from './factsOfMethod2';

export const VAULT = 'eip155:1:0xc0';
export const POOL = 'eip155:1:0xc1';

const contracts = () => [
  makeContract({
    id: VAULT,
    name: 'Vault',
    proxy: fact(true, onChain()),
    holdsFunds: fact(true, onChain()),
    verified: fact('exact', onChain()),
    deployedOn: fact('2022-05-01'),
    listed: fact(true),
    code: fact(
      {
        implementation: 'eip155:1:0xa1',
        lastChangedOn: '2025-02-01',
        changes: ['2024-03-01', '2025-02-01'],
      },
      onChain(),
    ),
  }),
  makeContract({
    id: POOL,
    name: 'Pool',
    proxy: fact(false),
    holdsFunds: fact(true, onChain()),
    verified: fact('partial', onChain()),
    deployedOn: fact('2023-05-01'),
    listed: fact(true),
  }),
];

const audits = () => [
  makeAudit({
    id: 'audit-1',
    publishedOn: '2025-06-01',
    scope: { contracts: [{ contract: VAULT, implementation: 'eip155:1:0xa1' }], ownCode: true },
    findings: { counts: [{ severity: 'major', status: 'resolved', count: 2 }], whole: true },
  }),
  makeAudit({
    id: 'audit-2',
    publishedOn: '2023-03-01',
    precision: 'month',
    scope: { contracts: [{ contract: POOL, implementation: null }], ownCode: true },
    findings: { counts: [{ severity: 'minor', status: 'acknowledged', count: 1 }], whole: true },
  }),
];

const OF_PROFILE: Record<Profile, () => Partial<Facts>> = {
  protocol: () => ({}),
  backed: () => ({
    reserves: fact({ proof: 'attestation', attestedOn: daysAgo(30) }),
    redemption: fact({ open: 'approved' }),
  }),
  rollup: () => ({
    stateValidation: fact({ proofs: 'permitted' }, onChain()),
    exitWindow: fact({ seconds: 604_800 }, onChain()),
  }),
  bridge: () => ({
    validation: fact(
      { kind: 'signers', challengeSeconds: null, signers: 19, threshold: 13 },
      onChain(),
    ),
  }),
};

export const goldenFacts = (profile: Profile = 'protocol', given: Partial<Facts> = {}): Facts =>
  makeFacts({
    projectId: `golden-${profile}`,
    profile,
    contracts: contracts(),
    contractList: fact({ through: daysAgo(1), count: 2 }, onChain()),
    audits: audits(),
    auditList: searchOf(2),
    incidents: [
      makeIncident({
        occurredOn: '2024-05-01',
        lossUsd: 400_000,
        lossShare: 0.01,
        returnedShare: 0.5,
      }),
    ],
    incidentList: incidentSearchOf(1),
    bounty: fact({ status: 'active', topRewardUsd: 250_000, statedBy: 'project' }),
    control: fact(
      {
        powers: [{ power: 'change-code', holder: 'vote', delaySeconds: 604_800 }],
        whole: true,
      },
      onChain(),
    ),
    token: fact({ exists: true }),
    tokenPowers: fact({ powers: [{ power: 'mint', holder: 'vote' }], whole: true }, onChain()),
    response: fact({ securityContact: true, incidentPlan: true, documentedPause: false }),
    accountable: fact({ who: 'entity', confirmed: true }),
    documentation: fact({ coversDeployedCode: 'partly' }),
    repository: fact(
      { public: true, lastActivityOn: daysAgo(5) },
      makeEvidence({ tier: 'P0', how: 'machine' }),
    ),
    launchedOn: fact('2022-05-01'),
    ...OF_PROFILE[profile](),
    ...given,
  });

export const PROFILES: Profile[] = ['protocol', 'backed', 'rollup', 'bridge'];
