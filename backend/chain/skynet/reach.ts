/** What whoever replaces the code of a contract can move, as far as looks show it. Pure. */
import type { InferType } from 'yup';
import type { ContractLook, LookHolding } from '../../../contracts/chainLook';
import { addressFromId, chainFromId } from '../../../contracts/ids';
import type { heldSchema } from '../../../contracts/skynetParts';
import { formatAmount } from '../../chains/formatAmount';

type Held = InferType<typeof heldSchema>;

/** Who can act on it: named by its powers, between them, or as callers of its functions. */
const actorsOn = ({ powers, functions }: ContractLook): string[] => [
  ...powers.flatMap(({ holder, via }) => [...(holder ? [holder] : []), ...via]),
  ...functions.flatMap(({ state, holders }) => (state === 'restricted' ? holders : [])),
];

/** The contract, those that obey it, those that obey these, and so on. */
function obeying(looks: readonly ContractLook[], first: ContractLook): Set<ContractLook> {
  const chain = chainFromId(first.id);
  const same = looks.filter(({ id }) => chainFromId(id) === chain);
  const found = new Set([first]);
  for (const { id } of found) {
    const address = addressFromId(id);
    for (const one of same) if (actorsOn(one).includes(address)) found.add(one);
  }
  return found;
}

/** By asset, the most valuable first. */
export function sumHoldings(holdings: readonly LookHolding[]): Held[] {
  const byAsset = Map.groupBy(holdings, ({ asset }) => asset);
  const sums = [...byAsset].map(([asset, some]): Held => {
    const [{ symbol, decimals }] = some as [LookHolding];
    const units = some.reduce((sum, one) => sum + BigInt(one.units), 0n);
    const priced = some.flatMap(({ usd }) => usd ?? []);
    return {
      ...{ asset, symbol, amount: formatAmount(units, decimals) },
      usd: priced.length > 0 ? priced.reduce((sum, usd) => sum + usd, 0) : null,
    };
  });
  return sums.sort((a, b) => (b.usd ?? 0) - (a.usd ?? 0));
}

export const reachOf = (looks: readonly ContractLook[], look: ContractLook): Held[] =>
  sumHoldings([...obeying(looks, look)].flatMap(({ holdings }) => holdings));

/** Null where nothing has a price. */
export function totalOf(held: readonly Held[]): number | null {
  const priced = held.flatMap(({ usd }) => usd ?? []);
  return priced.length > 0 ? priced.reduce((sum, usd) => sum + usd, 0) : null;
}
