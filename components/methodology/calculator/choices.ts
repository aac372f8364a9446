import type { Assumption } from './assume';
import type { ChoiceId, copy } from './copy';
import type { Facts, Profile } from './method';

type Apply = (facts: Facts, assume: Assumption) => Facts;
type Options<Id extends ChoiceId> = Record<keyof (typeof copy.choices)[Id]['options'], Apply>;

const HOUR = 3_600;
const DAY = 24 * HOUR;

type Power = NonNullable<Facts['control']>['value']['powers'][number];
const controlledBy =
  (power: Omit<Power, 'power'>): Apply =>
  (facts, assume) => ({
    ...facts,
    control: assume.fact({ powers: [{ power: 'change-code', ...power }], whole: true }),
  });

type TokenPower = NonNullable<Facts['tokenPowers']>['value']['powers'][number];
const tokenWith =
  (...powers: TokenPower[]): Apply =>
  (facts, assume) => ({
    ...facts,
    token: assume.fact({ exists: true }),
    tokenPowers: assume.fact({ powers, whole: true }),
  });

const heldBy =
  (top10Share: number): Apply =>
  (facts, assume) => ({ ...facts, holderConcentration: assume.fact({ top10Share }) });

const deployed =
  (days: number): Apply =>
  (facts, assume) => ({
    ...assume.ofContracts(facts, {
      deployedOn: assume.fact(assume.daysAgo(days)),
      holdsFunds: assume.fact(true),
    }),
    launchedOn: assume.fact(assume.daysAgo(days)),
  });

const bounty =
  (status: 'active' | 'none', topRewardUsd: number | null): Apply =>
  (facts, assume) => ({
    ...facts,
    bounty: assume.fact({ status, topRewardUsd, statedBy: 'project' as const }),
  });

const verified =
  (value: 'exact' | 'partial' | 'none'): Apply =>
  (facts, assume) =>
    assume.ofContracts(facts, { verified: assume.fact(value) });

const website =
  (passes: boolean): Apply =>
  (facts, assume) => ({
    ...facts,
    website: assume.fact({
      https: passes,
      hsts: passes,
      csp: passes,
      noMixedContent: passes,
      securityTxt: passes,
      dnssec: passes,
      caa: passes,
    }),
  });

const prepared =
  (securityContact: boolean, rest: boolean): Apply =>
  (facts, assume) => ({
    ...facts,
    response: assume.fact({ securityContact, incidentPlan: rest, documentedPause: rest }),
  });

const answers =
  (who: 'entity' | 'person' | 'nobody'): Apply =>
  (facts, assume) => ({ ...facts, accountable: assume.fact({ who, confirmed: who === 'entity' }) });

const documented =
  (coversDeployedCode: 'yes' | 'partly' | 'no'): Apply =>
  (facts, assume) => ({ ...facts, documentation: assume.fact({ coversDeployedCode }) });

const repository =
  (open: boolean, days: number): Apply =>
  (facts, assume) => ({
    ...facts,
    repository: assume.fact({ public: open, lastActivityOn: assume.daysAgo(days) }),
  });

const listed =
  (value: boolean): Apply =>
  (facts, assume) =>
    assume.ofContracts(facts, { listed: assume.fact(value) });

type Given = { [Id in ChoiceId]: Options<Id> };

/** In the order in which they apply: reports name contracts, findings belong to reports. */
export const CHOICES: Given = {
  'contract-list': { whole: (facts, assume) => assume.wholeContracts(assume.contracts(facts)) },
  audits: {
    same: (facts, assume) => assume.audited(facts, false),
    changed: (facts, assume) => assume.audited(facts, true),
    none: (facts, assume) => assume.unaudited(facts),
  },
  findings: {
    fixed: (facts, assume) => assume.findings(facts, null),
    medium: (facts, assume) => assume.findings(facts, 'medium'),
    critical: (facts, assume) => assume.findings(facts, 'critical'),
  },
  verified: { exact: verified('exact'), partial: verified('partial'), none: verified('none') },
  bounty: {
    million: bounty('active', 1_000_000),
    hundred: bounty('active', 100_000),
    none: bounty('none', null),
  },
  control: {
    nobody: controlledBy({ holder: 'nobody' }),
    'vote-long': controlledBy({ holder: 'vote', delaySeconds: 7 * DAY }),
    vote: controlledBy({ holder: 'vote', delaySeconds: 2 * DAY }),
    'big-delay': controlledBy({
      holder: 'multisig',
      threshold: 4,
      signers: 7,
      delaySeconds: 2 * DAY,
    }),
    big: controlledBy({ holder: 'multisig', threshold: 4, signers: 7, delaySeconds: 0 }),
    small: controlledBy({ holder: 'multisig', threshold: 2, signers: 3, delaySeconds: 0 }),
    'key-delay': controlledBy({ holder: 'key', delaySeconds: 2 * DAY }),
    key: controlledBy({ holder: 'key', delaySeconds: 0 }),
  },
  token: {
    absent: (facts, assume) => ({ ...facts, token: assume.fact({ exists: false }) }),
    clean: tokenWith(),
    multisig: tokenWith({ power: 'mint', holder: 'multisig' }),
    key: tokenWith({ power: 'mint', holder: 'key' }, { power: 'pause', holder: 'key' }),
  },
  holders: { spread: heldBy(0.2), half: heldBy(0.5), few: heldBy(0.8) },
  incidents: {
    none: (facts, assume) => assume.incidents(facts, null),
    old: (facts, assume) => assume.incidents(facts, { usd: 5_000_000, days: 1_096 }),
    large: (facts, assume) => assume.incidents(facts, { usd: 50_000_000, days: 183 }),
  },
  age: { old: deployed(1_096), year: deployed(366), new: deployed(30) },
  website: { all: website(true), none: website(false) },
  response: { all: prepared(true, true), one: prepared(true, false), none: prepared(false, false) },
  accountable: { entity: answers('entity'), person: answers('person'), nobody: answers('nobody') },
  documentation: { yes: documented('yes'), partly: documented('partly'), no: documented('no') },
  repository: {
    active: repository(true, 10),
    idle: repository(true, 300),
    closed: repository(false, 10),
  },
  addresses: { all: listed(true), none: listed(false) },
  reserves: {
    chain: (facts, assume) => ({
      ...facts,
      reserves: assume.fact({ proof: 'chain', attestedOn: null }),
    }),
    month: (facts, assume) => ({
      ...facts,
      reserves: assume.fact({ proof: 'attestation', attestedOn: assume.daysAgo(30) }),
    }),
    none: (facts, assume) => ({
      ...facts,
      reserves: assume.fact({ proof: 'none', attestedOn: null }),
    }),
  },
  redemption: {
    anybody: (facts, assume) => ({ ...facts, redemption: assume.fact({ open: 'anybody' }) }),
    approved: (facts, assume) => ({ ...facts, redemption: assume.fact({ open: 'approved' }) }),
    nobody: (facts, assume) => ({ ...facts, redemption: assume.fact({ open: 'nobody' }) }),
  },
  proofs: {
    open: (facts, assume) => ({ ...facts, stateValidation: assume.fact({ proofs: 'open' }) }),
    permitted: (facts, assume) => ({
      ...facts,
      stateValidation: assume.fact({ proofs: 'permitted' }),
    }),
    none: (facts, assume) => ({ ...facts, stateValidation: assume.fact({ proofs: 'none' }) }),
  },
  exit: {
    month: (facts, assume) => ({ ...facts, exitWindow: assume.fact({ seconds: 30 * DAY }) }),
    week: (facts, assume) => ({ ...facts, exitWindow: assume.fact({ seconds: 7 * DAY }) }),
    none: (facts, assume) => ({ ...facts, exitWindow: assume.fact({ seconds: 0 }) }),
  },
  validation: {
    proof: (facts, assume) => validated(facts, assume, 'proof', null, null),
    many: (facts, assume) => validated(facts, assume, 'signers', 16, 11),
    few: (facts, assume) => validated(facts, assume, 'signers', 3, 2),
  },
};

function validated(
  facts: Facts,
  assume: Assumption,
  kind: 'proof' | 'signers',
  signers: number | null,
  threshold: number | null,
): Facts {
  return {
    ...facts,
    validation: assume.fact({ kind, challengeSeconds: null, signers, threshold }),
  };
}

/** Asked of projects of one profile only. */
export const PROFILE_OF: Partial<Record<ChoiceId, Profile>> = {
  reserves: 'backed',
  redemption: 'backed',
  proofs: 'rollup',
  exit: 'rollup',
  validation: 'bridge',
};

/** Asked only where the signal is in force. */
export const SIGNAL_OF: Partial<Record<ChoiceId, string>> = {
  holders: 'holder-concentration',
  website: 'website',
};

export type Chosen = Partial<Record<ChoiceId, string>>;

/** The facts with everything that is chosen, which later choices may build on. */
export const applyChoices = (facts: Facts, chosen: Chosen, assume: Assumption): Facts =>
  (Object.entries(CHOICES) as [ChoiceId, Record<string, Apply>][]).reduce((made, [id, options]) => {
    const apply = options[chosen[id] ?? ''];
    return apply ? apply(made, assume) : made;
  }, facts);
