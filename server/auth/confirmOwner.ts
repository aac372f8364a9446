import { DELETE_MESSAGES } from '@/contracts/accounts/accountData';
import type { Endpoint } from '@/contracts/endpoint';
import { RECENT_SIGN_IN_MINUTES } from '@/contracts/limits';
import { ApiProblem } from '../http/ApiProblem';
import { userPool } from '../identity';
import { IdentityError } from '../identity/IdentityError';
import type { Tokens } from '../identity/identity';
import type { Call } from '../http/route';
import { toRefusal } from './accountRoutes';
import { assertAttempt } from './attempts';
import { recordAuthEvent } from './audit';
import { hashEmail } from './emailHash';
import { browserHash } from './knownBrowser';
import type { LiveSession } from './liveSession';
import { isRecent } from './recentSignIn';
import { toVisitor } from './visitor';

const onPassword = (message: string) => ({ fields: [{ path: 'body.password', message }] });

function toProblem(error: IdentityError, email: string): ApiProblem {
  const { code, message, fields, ...rest } = toRefusal('change-password', error, email);
  return new ApiProblem(code, message, { ...rest, ...(fields && onPassword(message)) });
}

/** @throws ApiProblem unless there is no password, and a sign-in of the last minutes */
async function assertNoPassword(tokens: Tokens): Promise<void> {
  const { hasPassword } = await userPool()
    .readUser(tokens.accessToken)
    .catch((error: unknown) => {
      if (error instanceof IdentityError) return { hasPassword: true };
      throw error;
    });
  if (!hasPassword && isRecent(tokens, RECENT_SIGN_IN_MINUTES)) return;
  const message = hasPassword ? DELETE_MESSAGES.password : DELETE_MESSAGES.signIn;
  throw new ApiProblem('invalid-input', message, onPassword(message));
}

/**
 * Before what cannot be undone (ASVS V7.5.1): the password, asked by the pool and counted as one of
 * a change of it; or a sign-in of the last minutes, for those who have none.
 * @throws ApiProblem
 */
export async function confirmOwner(
  { request, requestId }: Call<Endpoint>,
  { user, tokens }: LiveSession,
  password: string,
): Promise<void> {
  if (password === '') return assertNoPassword(tokens);
  const { caller } = toVisitor(request, requestId);
  const emailHash = hashEmail(user.email);
  const { known } = await assertAttempt(caller, 'change-password', emailHash, browserHash(request));
  try {
    const { refreshToken } = await userPool().signIn(user.email, password, known);
    await userPool()
      .revoke(refreshToken)
      .catch(() => undefined);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    await recordAuthEvent(caller, {
      event: 'account-deleted',
      outcome: 'failure',
      account: user.username,
      emailHash,
      detail: error.exception,
    });
    throw toProblem(error, user.email);
  }
}
