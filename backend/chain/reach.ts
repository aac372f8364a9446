/** What whoever replaces the code of a contract can move, as far as looks show it. Pure. */
import type { ContractLook, LookHolding } from '../../contracts/chainLook';
import { addressFromId, chainFromId } from '../../contracts/ids';

type Look = Omit<ContractLook, 'reach'>;

/** Who can act on it: named by its powers, between them, or as callers of its functions. */
const actorsOn = ({ powers, functions }: Look): string[] => [
  ...powers.flatMap(({ holder, via }) => [...(holder ? [holder] : []), ...via]),
  ...functions.flatMap(({ state, holders }) => (state === 'restricted' ? holders : [])),
];

/** By asset, the most valuable first. */
function sumOf(holdings: readonly LookHolding[]): LookHolding[] {
  const byAsset = Map.groupBy(holdings, ({ asset }) => asset);
  const sums = [...byAsset.values()].map((some): LookHolding => {
    const units = some.reduce((sum, one) => sum + BigInt(one.units), 0n);
    const priced = some.flatMap(({ usd }) => usd ?? []);
    const usd = priced.length > 0 ? priced.reduce((sum, one) => sum + one, 0) : null;
    return { ...some[0]!, units: units.toString(), usd };
  });
  return sums.sort((a, b) => (b.usd ?? 0) - (a.usd ?? 0));
}

/**
 * What each contract holds, with those of its chain that obey it, those that obey these, and so on.
 * @param most assets of one
 */
export function withReach(looks: readonly Look[], most: number): ContractLook[] {
  const obeying = Map.groupBy(
    looks.flatMap((look) => {
      const chain = chainFromId(look.id);
      return [...new Set(actorsOn(look))].map((actor) => ({ actor: `${chain}:${actor}`, look }));
    }),
    ({ actor }) => actor,
  );
  return looks.map((look) => {
    const found = new Set([look]);
    for (const { id } of found)
      for (const one of obeying.get(`${chainFromId(id)}:${addressFromId(id)}`) ?? [])
        found.add(one.look);
    const reach = sumOf([...found].flatMap(({ holdings }) => holdings)).slice(0, most);
    return { ...look, reach };
  });
}
