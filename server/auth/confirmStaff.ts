import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import { userPool } from '../identity';
import type { Tokens } from '../identity/identity';
import { IdentityError, IdentityUnavailable } from '../identity/IdentityError';

/** The pool is asked at most so often about one session. */
const EVERY_MS = 15_000;
const SESSIONS_MAX = 1_000;

/** When the pool last took the sign-in of a session, by session id. */
const confirmed = new Map<string, number>();

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
  const now = Date.now();
  if (!anew && now - (confirmed.get(sid) ?? 0) < EVERY_MS) return undefined;
  confirmed.delete(sid);
  try {
    await userPool().readUser(accessToken);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    if (LIMIT_EXCEPTIONS.includes(error.exception)) throw new IdentityUnavailable(error);
    return error.exception;
  }
  if (confirmed.size >= SESSIONS_MAX) confirmed.clear();
  confirmed.set(sid, now);
  return undefined;
}
