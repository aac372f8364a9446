/** What new code of a contract could move. Pure. */
import type { ContractLook, LookHolding } from '../../contracts/chain/chainLook';
import { addressFromId, chainFromId } from '../../contracts/ids';
import { toFunctionSelector } from 'viem';

type Look = Omit<ContractLook, 'reach'>;

const UPGRADES: ReadonlySet<string> = new Set(
  [
    'upgradeTo(address)',
    'upgradeToAndCall(address,bytes)',
    'diamondCut((address,uint8,bytes4[])[],address,bytes)',
  ].map(toFunctionSelector),
);

/**
 * Contracts that can replace its code, or stand between: their holders get all that it holds.
 * What others of its functions move, nothing shows.
 */
const upgradersOf = ({ powers, functions }: Look): string[] => [
  ...powers
    .filter(({ power, kind }) => power === 'upgrade' && kind !== 'unresolved')
    .flatMap(({ holder, via }) => [...(holder ? [holder] : []), ...via]),
  ...functions
    .filter(({ state, selector }) => state === 'restricted' && UPGRADES.has(selector))
    .flatMap(({ holders }) => holders),
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
 * What each contract holds, with those of its chain whose code it can replace, and so on.
 * @param most assets of one
 */
export function withReach(looks: readonly Look[], most: number): ContractLook[] {
  const below = Map.groupBy(
    looks.flatMap((look) => {
      const chain = chainFromId(look.id);
      return [...new Set(upgradersOf(look))].map((actor) => ({ actor: `${chain}:${actor}`, look }));
    }),
    ({ actor }) => actor,
  );
  return looks.map((look) => {
    const found = new Set([look]);
    for (const { id } of found)
      for (const one of below.get(`${chainFromId(id)}:${addressFromId(id)}`) ?? [])
        found.add(one.look);
    const reach = sumOf([...found].flatMap(({ holdings }) => holdings)).slice(0, most);
    return { ...look, reach };
  });
}
