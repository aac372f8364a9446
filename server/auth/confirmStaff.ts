import { LRUCache } from 'lru-cache';
import { reviewTarget } from '@/contracts/accounts/internalEndpoints';
import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import { callBackend, type BackendCaller } from '../backend/backend';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError, IdentityUnavailable } from '../identity/IdentityError';

/** The pool is asked at most this often per session. */
const EVERY_MS = 15_000;
const SESSIONS_MAX = 1_000;

const sessionsOfLate = () =>
  new LRUCache<string, true>({
    max: SESSIONS_MAX,
    ttl: EVERY_MS,
    ttlResolution: 0,
    perf: { now: () => Date.now() },
  });

/** Sessions whose sign-in the pool has just accepted. */
const confirmed = sessionsOfLate();
/** Sessions whose user acted as the pool has just confirmed. */
const reviewed = sessionsOfLate();

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

/**
 * The same for the user acted as, whom the backend asks the pool about.
 * @throws IdentityUnavailable when the pool does not say
 */
export async function isActingOver(sid: string, caller: BackendCaller): Promise<boolean> {
  if (reviewed.has(sid)) return false;
  const { acting } = await callBackend(reviewTarget, { body: { sid } }, caller, 0);
  if (acting === 'unasked') throw new IdentityUnavailable('not asked about the user acted as');
  if (acting === 'goes-on') reviewed.set(sid, true);
  return acting === 'over';
}
