import { DELETE_MESSAGES } from '@/contracts/accountData';
import type { Endpoint } from '@/contracts/endpoint';
import { RECENT_SIGN_IN_MINUTES } from '@/contracts/limits';
import { authRefusal, LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../ApiProblem';
import { userPool } from '../identity';
import { IdentityError } from '../identity/IdentityError';
import type { Tokens } from '../identity/identity';
import type { Call } from '../route';
import { assertAttempt } from './attempts';
import { recordAuthEvent } from './audit';
import { hashEmail } from './emailHash';
import { browserHash } from './knownBrowser';
import type { LiveSession } from './liveSession';
import { toVisitor } from './visitor';

/** The pool's own word: the session keeps its tokens sealed. @returns 0 if it does not say */
function signedInAt({ accessToken }: Tokens): number {
  try {
    const payload = Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString();
    const { auth_time: seconds } = JSON.parse(payload) as { auth_time?: unknown };
    return typeof seconds === 'number' ? seconds * 1_000 : 0;
  } catch {
    return 0;
  }
}

const isRecent = (tokens: Tokens): boolean =>
  Date.now() - signedInAt(tokens) < RECENT_SIGN_IN_MINUTES * 60_000;

const onPassword = (message: string) => ({ fields: [{ path: 'body.password', message }] });

function toProblem({ exception }: IdentityError): ApiProblem {
  const { message, field } = authRefusal('change-password', exception);
  const limited = LIMIT_EXCEPTIONS.includes(exception);
  return new ApiProblem(limited ? 'rate-limited' : 'identity', message, {
    exception,
    ...(field && onPassword(message)),
    retryAfter: limited ? 60 : undefined,
  });
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
  if (password === '') {
    if (isRecent(tokens)) return;
    throw new ApiProblem(
      'invalid-input',
      DELETE_MESSAGES.password,
      onPassword(DELETE_MESSAGES.password),
    );
  }
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
    throw toProblem(error);
  }
}
