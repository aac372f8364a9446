/** How many keys a Safe takes, where its owners may be Safes with owners in common. */
import type { SafeLook } from './look';

/** A key, or so many of others. */
type Who = string | { least: number; of: readonly Who[] };

export type FindSafe = (address: string) => Promise<SafeLook | 'key' | null>;

const DEPTH = 4;
/** Owners and modules of all Safes together. */
const MOST_ASKED = 200;
/** With more, and owners that are Safes, nobody counts the sets of keys. */
const MOST_KEYS = 16;

/** Null where an owner or a module is neither a key nor a Safe. */
async function whoIs(address: string, find: FindSafe, depth: number): Promise<Who | null> {
  const found = await find(address);
  if (found === 'key') return address;
  if (found === null || depth === 0 || found.modules === null) return null;
  // Anybody may act or sign in the name of this one.
  if (!found.isHandlerKnown) return null;
  const signed = await whoSigns(found, find, depth - 1);
  const alone = await Promise.all(found.modules.map((module) => whoIs(module, find, depth - 1)));
  if (signed === null || alone.includes(null)) return null;
  return alone.length === 0 ? signed : { least: 1, of: [signed, ...(alone as Who[])] };
}

async function whoSigns(
  { owners, threshold }: SafeLook,
  find: FindSafe,
  depth: number,
): Promise<Who | null> {
  const all = await Promise.all(owners.map((owner) => whoIs(owner, find, depth)));
  return all.includes(null) ? null : { least: threshold, of: all as Who[] };
}

const keysOf = (who: Who): string[] => (typeof who === 'string' ? [who] : who.of.flatMap(keysOf));

const suffices = (who: Who, keys: ReadonlySet<string>): boolean =>
  typeof who === 'string'
    ? keys.has(who)
    : who.of.filter((one) => suffices(one, keys)).length >= who.least;

/** The fewest keys that suffice; null where there are too many to try. */
function fewest(who: Who, keys: readonly string[]): number | null {
  if (keys.length > MOST_KEYS) return null;
  let least: number | null = null;
  for (let set = 1; set < 2 ** keys.length; set += 1) {
    const some = new Set(keys.filter((_, n) => set & (1 << n)));
    if ((least === null || some.size < least) && suffices(who, some)) least = some.size;
  }
  return least;
}

/**
 * Threshold and signers, never more than it takes: owners that share keys count once. Null where an
 * owner could not be followed.
 */
export async function countSigners(
  safe: SafeLook,
  find: FindSafe,
): Promise<{ threshold: number; signers: string[] } | null> {
  let left = MOST_ASKED;
  const findFew: FindSafe = (address) => ((left -= 1) < 0 ? Promise.resolve(null) : find(address));
  const who = await whoSigns(safe, findFew, DEPTH);
  if (who === null || typeof who === 'string') return null;
  const { threshold, owners } = safe;
  if (who.of.every((one) => typeof one === 'string')) return { threshold, signers: owners };
  const keys = [...new Set(keysOf(who))];
  const least = fewest(who, keys);
  if (least === null) return null;
  return {
    threshold: Math.min(threshold, least),
    signers: keys.length < owners.length ? keys : owners,
  };
}
