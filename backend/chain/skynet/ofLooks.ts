/** What our own last looks at contracts found, as the calls answer it. */
import { eq, inArray } from 'drizzle-orm';
import type { InferType } from 'yup';
import type { ContractLook, LookHolding } from '../../../contracts/chain/chainLook';
import type { EndpointOutput } from '../../../contracts/endpoint';
import type { privilegedAddress, privilegedFunction } from '../../../contracts/endpoints';
import { addressFromId, chainFromId } from '../../../contracts/ids';
import type { Evidence } from '../../../contracts/ratings/rating';
import type { heldSchema } from '../../../contracts/chain/skynetParts';
import { formatAmount } from '../../chains/formatAmount';
import { chainLooks, contracts } from '../../db/schema';
import type { Database } from '../../db/store';
import { nameOfFunction, nameOfRole } from '../names';

type Held = InferType<typeof heldSchema>;
type Power = EndpointOutput<typeof privilegedAddress>['items'][number];
type Callable = EndpointOutput<typeof privilegedFunction>['items'][number];

export interface FoundLook extends ContractLook {
  projectId: string;
  source: Evidence;
}

const rowsOf = (db: Database) =>
  db
    .select({
      projectId: contracts.projectId,
      id: chainLooks.contractId,
      source: chainLooks.source,
      powers: chainLooks.powers,
      functions: chainLooks.functions,
      whole: chainLooks.whole,
      holdings: chainLooks.holdings,
      reach: chainLooks.reach,
      pending: chainLooks.pending,
    })
    .from(chainLooks)
    .innerJoin(contracts, eq(contracts.id, chainLooks.contractId));

export const findLooks = (db: Database, ids: readonly string[]): Promise<FoundLook[]> =>
  rowsOf(db)
    .where(inArray(contracts.id, [...ids]))
    .orderBy(contracts.id);

export const findLooksOf = (db: Database, projectId: string): Promise<FoundLook[]> =>
  rowsOf(db).where(eq(contracts.projectId, projectId)).orderBy(contracts.id);

export const toHeld = (holdings: readonly LookHolding[]): Held[] =>
  holdings.map(({ asset, symbol, decimals, units, usd }) => ({
    ...{ asset, symbol, amount: formatAmount(BigInt(units), decimals), usd },
  }));

/** Null where nothing has a price. */
function totalOf(held: readonly Held[]): number | null {
  const priced = held.flatMap(({ usd }) => usd ?? []);
  return priced.length > 0 ? priced.reduce((sum, usd) => sum + usd, 0) : null;
}

export function toPowers({ id, powers, reach: held }: ContractLook) {
  const reach = toHeld(held);
  return powers.map(({ power, role, kind, holder, threshold, signers, delay, via, why }) => ({
    ...{ contract: id, contracts: null },
    power: power === 'upgrade' ? ('change-code' as const) : power,
    ...{
      role: role ?? null,
      roleName: role === undefined ? null : nameOfRole(role),
      kind: kind as Power['kind'],
      threshold,
      signers,
    },
    holder: holder && `${chainFromId(id)}:${holder}`,
    via: via.map((one) => `${chainFromId(id)}:${one}`),
    ...{
      delaySeconds: kind === 'unresolved' ? null : delay,
      limit: null,
      note: why ?? null,
      proved: kind !== 'unresolved' || holder !== null,
    },
    ...(power === 'upgrade'
      ? { reach, reachUsd: totalOf(reach) }
      : { reach: null, reachUsd: null }),
  }));
}

/** With the record that has the contract, and the source of the look. */
export const toOwnPowers = ({ projectId, source, ...look }: FoundLook): Power[] =>
  toPowers(look).map((power) => ({ projectId, ...power, source }));

export const toPending = ({ id, pending }: ContractLook) =>
  pending.items.map(({ at, target, selector, name, readyAt }) => ({
    ...{ timelock: `${chainFromId(id)}:${at}`, target: `${chainFromId(id)}:${target}`, selector },
    name: name ?? null,
    readyAt: new Date(readyAt * 1_000).toISOString(),
  }));

/** One line of Foundry that repeats the call on any node of the chain. */
const repeat = (address: string, data: string, from: string, block: number | null): string =>
  `cast call ${address} ${data} --from ${from} --block ${block ?? 'latest'}`;

export function toFunctions(
  { id, functions }: ContractLook,
  block: number | null,
): Omit<Callable, 'source'>[] {
  const [chain, address] = [chainFromId(id), addressFromId(id)];
  return functions
    .map(({ selector, state, guard, holders: [first, ...more], data }) => ({
      ...{ contract: id, selector, name: nameOfFunction(selector), state, guard },
      holders: [first ?? [], more].flat().map((one) => `${chain}:${one}`),
      repeat: first && data ? repeat(address, data, first, block) : null,
    }))
    .sort((a, b) => (a.selector < b.selector ? -1 : 1));
}
