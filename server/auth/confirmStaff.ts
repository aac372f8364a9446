import { LRUCache } from 'lru-cache';
import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError, IdentityUnavailable } from '../identity/IdentityError';

/** The pool is asked at most so often about one session. */
const EVERY_MS = 15_000;
const SESSIONS_MAX = 1_000;

/** Ids of the sessions whose sign-in the pool has just taken. */
const confirmed = new LRUCache<string, true>({
  max: SESSIONS_MAX,
  ttl: EVERY_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/**
 * Asks the user pool whether it still takes the sign-in of a member of staff: it tells nobody when it disables an account, and for staff who
 * act as others an hour is too long to wait.
 * @param anew asks even when it has just been asked
 * @returns why it does not, by the pool's name for that; undefined when it does
 * @throws IdentityUnavailable when the pool does not say: then nothing is done
 */
export async function refusalOfStaff(
  sid: string,
  { accessToken }: Tokens,
  anew = false,
): Promise<string | undefined> {
  if (!anew && confirmed.has(sid)) return undefined;
  confirmed.delete(sid);
  try {
    await userPool().readUser(accessToken);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (LIMIT_EXCEPTIONS.includes(error.exception)) throw new IdentityUnavailable(error);
    return error.exception;
  }
  confirmed.set(sid, true);
  return undefined;
}
