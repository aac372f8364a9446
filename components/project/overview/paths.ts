import { addressFromId, normalizeCaip } from '@/contracts/ids';
import type { ProjectDetail } from '@/contracts/projects/projects';
import { shortHex } from '@/lib/format/numbers';
import { delayWords, holderWords, limitWords, type ControlPower } from '../records/controlWords';
import { copy } from './drawnCopy';

type RatedPower = Exclude<ControlPower['power'], 'settings'>;

/**
 * One power of one holder behind one delay, and all contracts over which it is recorded. Holders
 * without a recorded address count as one where the same is said of them.
 */
export interface HolderPath {
  who: string;
  delay: string;
  power: RatedPower;
  limit: string | null;
  /** Names of contracts; empty for the project as a whole. */
  over: string[];
  holdsFunds: boolean;
}

export const PATHS_SHOWN = 3;

/** In the order given: the weakest first. Powers that no one has are no path. */
export function listPaths(
  control: readonly ControlPower[],
  contracts: ProjectDetail['contracts'],
): HolderPath[] {
  const byId = new Map(contracts.map((contract) => [contract.id, contract]));
  const paths = new Map<string, HolderPath>();
  for (const power of control) {
    if (power.holder === 'nobody' || power.power === 'settings') continue;
    const who = holderWords(power);
    const delay = delayWords(power);
    const limit = limitWords(power);
    const key = `${power.address} ${who} ${delay} ${power.power} ${limit}`;
    const path = paths.get(key) ?? {
      who,
      delay,
      power: power.power,
      limit,
      over: [],
      holdsFunds: false,
    };
    for (const id of (power.contracts ?? [power.contract ?? []].flat()).map(normalizeCaip)) {
      const contract = byId.get(id);
      const name = contract?.name ?? shortHex(addressFromId(id));
      if (!path.over.includes(name)) path.over.push(name);
      path.holdsFunds ||= contract?.holdsFunds === true;
    }
    paths.set(key, path);
  }
  return [...paths.values()];
}

/** "Vault and 3 more"; the limit where one is recorded. */
export function overWords({ over, limit }: HolderPath): string {
  if (limit !== null) return limit;
  const [first, ...rest] = over;
  if (first === undefined) return copy.project;
  return rest.length === 0 ? first : `${first} ${copy.more(rest.length)}`;
}

/** Who reaches neither code nor funds, in sentences. */
export const listSettings = (control: readonly ControlPower[]): string[] =>
  control
    .filter(({ power }) => power === 'settings')
    .map((power) => copy.settings(holderWords(power), power.note));
