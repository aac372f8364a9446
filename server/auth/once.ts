import { createHmac } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { beginOnce, finishOnce } from '@/contracts/accounts/signUpEndpoints';
import { LIMIT_EXCEPTIONS } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../http/ApiProblem';
import { callBackend, type BackendCaller } from '../backend/backend';
import { readIdempotencyKey } from '../http/idempotencyKey';
import { keyedHash } from '../visitor/signedNumber';
import { webEnv } from '../env';
import { IdentityError } from '../identity/IdentityError';

const DONE = 'done';

/**
 * Does the work once for each Idempotency-Key, and repeats its answer for the same body. The pool's
 * limits are no answer: the work may be tried again.
 * @param work `retried`: an earlier call with this key got no answer, so it may have worked
 * @throws ApiProblem 422 for another body
 */
export async function once(
  request: IncomingMessage,
  body: object,
  caller: BackendCaller,
  work: (retried: boolean) => Promise<void>,
): Promise<void> {
  const key = readIdempotencyKey(request);
  if (key === undefined) return work(false);
  const { secret } = webEnv();
  const keyHash = keyedHash(secret, 'once', key);
  const bodyHash = createHmac('sha256', key)
    .update(`${secret}\0${JSON.stringify(body)}`)
    .digest('hex')
    .slice(0, keyHash.length);
  const { state, answer } = await callBackend(
    beginOnce,
    { body: { keyHash, bodyHash } },
    caller,
    0,
  );
  if (state === 'other')
    throw new ApiProblem('key-reused', 'This Idempotency-Key was used with another body.');
  if (state === 'finished') {
    if (answer === DONE) return undefined;
    throw new IdentityError(answer!);
  }
  const finish = async (with_: string) => {
    // Without this note a retry does the work again, which is no worse than without a key.
    await callBackend(finishOnce, { body: { keyHash, answer: with_ } }, caller, 0).catch(
      () => undefined,
    );
  };
  try {
    await work(state === 'unfinished');
  } catch (error) {
    if (error instanceof IdentityError && !LIMIT_EXCEPTIONS.includes(error.exception))
      await finish(error.exception);
    throw error;
  }
  return finish(DONE);
}
