import { LRUCache } from 'lru-cache';
import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError, IdentityUnavailable } from '../identity/IdentityError';

/** The pool is asked at most this often per session. */
const EVERY_MS = 15_000;
const SESSIONS_MAX = 1_000;

/** Sessions whose sign-in the pool has just accepted. */
const confirmed = new LRUCache<string, true>({
  max: SESSIONS_MAX,
  ttl: EVERY_MS,
  ttlResolution: 0,
  perf: { now: () => Date.now() },
});

/**
 * Asks whether the pool still accepts a staff sign-in. The pool does not announce disabled
 * accounts, and an hour is too long for staff acting as users.
 * @param anew skips the cache
 * @returns the pool's name for the refusal
 * @throws IdentityUnavailable when the pool does not say
 */
export async function findStaffRefusal(
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
