import type { Follower } from './holders';
import type { Analysis, Power } from './types';

const ORIGIN = 'the contract may ask who signed the transaction, which was not tried';

/**
 * A contract signs no transaction, and a Safe acted itself in the proof: of such a code, what comes of
 * keys without one was shown, and no more.
 * @throws ChainFailure
 */
export async function ofSigners(found: Analysis, follower: Follower): Promise<Analysis> {
  const callers = [...new Set(found.functions.flatMap(({ holders }) => holders))];
  const looks = await Promise.all(callers.map((one) => follower.look(one)));
  const signers = new Set(callers.filter((_, n) => looks[n]!.kind === 'empty'));
  const between = [...new Set(found.powers.flatMap(({ via }) => via))];
  const kinds = await Promise.all(between.map((one) => follower.look(one)));
  const safes = new Set(between.filter((_, n) => kinds[n]!.kind === 'safe'));
  const isOfKeys = ({ via, end }: Power): boolean =>
    end.kind === 'key' && !via.some((at) => safes.has(at));
  return {
    ...found,
    powers: found.powers.map((one) =>
      isOfKeys(one) || one.end.kind === 'anybody' || one.end.kind === 'unresolved'
        ? one
        : { ...one, end: { kind: 'unresolved', id: one.by ?? one.end.id, why: ORIGIN } },
    ),
    functions: found.functions.map((one) =>
      one.holders.every((who) => signers.has(who))
        ? one
        : { ...one, state: 'unresolved', guard: null, holders: [], data: null },
    ),
  };
}
