import type { Follower } from './holders';
import type { Analysis, Power } from './types';

const ORIGIN = 'the contract may ask who signed the transaction, which was not tried';

/** A contract signs no transaction: of such a code, what keys do themselves was shown, and no more. */
export async function ofSigners(found: Analysis, follower: Follower): Promise<Analysis> {
  const callers = [...new Set(found.functions.flatMap(({ holders }) => holders))];
  const looks = await Promise.all(callers.map((one) => follower.look(one)));
  const signers = new Set(callers.filter((_, n) => looks[n]!.kind === 'empty'));
  const isOfKeys = ({ via, end }: Power): boolean => end.kind === 'key' && via.length === 0;
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
