/** Who stands at the end of a path of permissions. */
import { DAY_SECONDS } from '../../../../contracts/time';
import { isNobody, withoutAlias } from './address';
import type { Discovery, Entry } from './discovery';

export interface Holder {
  /** Two paths that end at one address have one holder. */
  id: string;
  holder: 'nobody' | 'vote' | 'multisig' | 'key';
  name?: string;
  threshold?: number;
  signers?: number;
  /** How several multisigs act as one. */
  note?: string;
}

export type FindHolder = (id: string) => Holder | undefined;

const DEPTH = 3;

/** Where every member must sign, all it takes is at least what the strongest of them takes. */
function strongestMember(holder: Holder, entry: Entry, find: FindHolder): Holder {
  const members = [...new Set(entry.signers)].flatMap((id) => find(id) ?? []);
  const [best] = members
    .filter((member) => member.holder === 'multisig')
    .sort((left, right) => rowOf(right, 0) - rowOf(left, 0));
  if (!best || entry.threshold !== entry.signers?.length || rowOf(best, 0) <= rowOf(holder, 0))
    return holder;
  const { threshold, signers } = best;
  return {
    ...holder,
    threshold,
    signers,
    note: `all must sign, among them ${best.name ?? best.id}`,
  };
}

function toHolder(entry: Entry, find: FindHolder): Holder | undefined {
  const { id, name, kind, signers, threshold, votes } = entry;
  if (isNobody(id)) return { id, holder: 'nobody' };
  if (votes) return { id, name, holder: 'vote' };
  if (signers && threshold) {
    const literal = { id, name, threshold, signers: new Set(signers).size };
    return strongestMember({ ...literal, holder: 'multisig' }, entry, find);
  }
  return kind === 'key' ? { id, name, holder: 'key' } : undefined;
}

/** An address without code may be the alias of a contract on another chain: then that contract. */
export function holdersOf({ entries }: Discovery): FindHolder {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const contracts = new Map(
    entries
      .filter(({ kind }) => kind !== 'key')
      .map((entry) => [entry.id.slice(entry.id.lastIndexOf(':') + 1), entry]),
  );
  const find = (id: string, depth: number): Holder | undefined => {
    const entry = byId.get(id);
    if (!entry || depth === 0) return undefined;
    const real = entry.kind === 'key' ? contracts.get(withoutAlias(id)) : undefined;
    return toHolder(real ?? entry, (member) => find(member, depth - 1));
  };
  return (id) => find(id, DEPTH);
}

const WEEK = 7 * DAY_SECONDS;
const BIG = 5;

/** The rows of upgrade control in method 2.0, weakest first. */
export function rowOf({ holder, threshold = 1, signers = 1 }: Holder, delaySeconds: number) {
  const slow = delaySeconds >= 2 * DAY_SECONDS;
  if (holder === 'nobody') return 7;
  if (holder === 'vote') return delaySeconds >= WEEK ? 6 : 5;
  if (holder === 'key' || threshold === 1) return slow ? 1 : 0;
  const big = signers >= BIG && threshold * 2 >= signers;
  if (!big) return 2;
  return slow ? 4 : 3;
}
