/** Facts of one project of which one must be wrong: each lets it look better than it is. */
import type { ContractRow } from '../store/rows';

interface Power {
  power: string;
  holder: string;
}

export interface Claim {
  key: string;
  value: unknown;
  observedAt: string;
  source: { tier: string; statedOn?: string | null } | null | undefined;
}

export interface Claims {
  category: string;
  profile?: string | null;
  /** CAIP-2. */
  chains: readonly string[];
  tokens: readonly unknown[];
  contracts: readonly Partial<
    Pick<ContractRow, 'id' | 'proxy' | 'deployedOn' | 'codeChangedOn' | 'codeChanges'>
  >[];
  /** Where a contract stands, by its index. */
  nameContract: (at: number) => string;
  observations: readonly Claim[];
}

/** What is measured as something else than it is escapes the signals of its kind. */
const PROFILES_OF: Partial<Record<string, readonly string[]>> = {
  'layer-2': ['rollup'],
  bridge: ['bridge', 'backed'],
};

/** Tiers of third parties and of the rest. */
const FAR_TIERS = ['P3', 'P4'];

function newest<Value>(
  claims: Claims,
  key: 'token' | 'token-powers' | 'contract-list' | 'control',
) {
  let found: Claim | undefined;
  for (const claim of claims.observations)
    if (claim.key === key && (!found || claim.observedAt >= found.observedAt)) found = claim;
  return found && { ...found, value: found.value as Value };
}

function profileFault({ category, profile }: Claims): string | undefined {
  const fitting = PROFILES_OF[category];
  return !profile || !fitting || fitting.includes(profile)
    ? undefined
    : `profile is "${profile}", but a project of the category ${category} is ${fitting.join(' or ')}`;
}

function tokenFault(claims: Claims): string | undefined {
  if (newest<{ exists: boolean | null }>(claims, 'token')?.value.exists !== false) return undefined;
  if (claims.tokens.length > 0) return 'tokens names one, but an observation says there is none';
  const powers = newest<{ powers: Power[] }>(claims, 'token-powers')?.value.powers ?? [];
  return powers.length > 0
    ? 'observations has powers over a token, and says there is no token'
    : undefined;
}

/** A list of one chain is no list of a project that is on several. */
function listFault(claims: Claims): string | undefined {
  const list = newest<{ count?: number }>(claims, 'contract-list');
  if (!list) return undefined;
  if (list.value.count === 0)
    return claims.contracts.length + claims.tokens.length > 0
      ? 'observations says that there are no contracts, but contracts or tokens has some'
      : undefined;
  const listed = new Set(claims.contracts.map(({ id = '' }) => id.slice(0, id.lastIndexOf(':'))));
  const chain = claims.chains.find((id) => !listed.has(id));
  return chain === undefined
    ? undefined
    : `observations says that contracts has all of them, but it has none on ${chain}, which chains names`;
}

/** A change on the day of deployment is none. */
function changeFault({ contracts, nameContract }: Claims): string | undefined {
  const at = contracts.findIndex(
    ({ codeChanges, codeChangedOn, deployedOn }) =>
      codeChanges?.length === 0 && codeChangedOn && codeChangedOn !== deployedOn,
  );
  return at < 0
    ? undefined
    : `${nameContract(at)}.codeChanges says that the code never changed, but codeChangedOn names a day`;
}

function controlFault(claims: Claims): string | undefined {
  const control = newest<{ powers: Power[]; whole?: boolean }>(claims, 'control');
  if (!control) return undefined;
  const { powers, whole } = control.value;
  if (
    powers.some(({ holder }) => holder === 'nobody') &&
    FAR_TIERS.includes(control.source?.tier ?? '') &&
    !control.source?.statedOn
  )
    return 'observations says that nobody has a power, from a source without a day that is neither chain, project nor governance';
  const mayChange = powers.some(
    ({ power, holder }) => power === 'change-code' && holder !== 'nobody',
  );
  const at = claims.contracts.findIndex(({ proxy }) => proxy === true);
  return whole === true && !mayChange && at >= 0
    ? `${claims.nameContract(at)}.proxy says that the code can be replaced, but control says that no one can`
    : undefined;
}

/** The first; its words begin with the path that they are about. */
export const findContradiction = (claims: Claims): string | undefined =>
  profileFault(claims) ??
  tokenFault(claims) ??
  listFault(claims) ??
  changeFault(claims) ??
  controlFault(claims);
