import { forgiveAttempts, takeAttempt, type AttemptAction } from '@/contracts/internalEndpoints';
import { authRefusal, nextStep } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../ApiProblem';
import { callBackend, type BackendCaller } from '../backend';

/**
 * Counts an attempt before it is made, by address and account.
 * @throws ApiProblem 429 with Retry-After, in the flow's words
 */
export async function assertAttempt(
  caller: BackendCaller,
  action: AttemptAction,
  emailHash: string | undefined,
): Promise<void> {
  const { allowed, retryAfterSeconds } = await callBackend(
    takeAttempt,
    { body: { action, emailHash } },
    caller,
    0,
  );
  if (allowed) return;
  const exception = 'LimitExceededException';
  const words = [
    authRefusal(action, exception).message,
    nextStep(action, exception, retryAfterSeconds),
  ];
  throw new ApiProblem('rate-limited', words.filter(Boolean).join(' '), {
    exception,
    retryAfter: retryAfterSeconds,
  });
}

/** After a correct secret: clears this address's attempts at the account. */
export async function forgive(
  caller: BackendCaller,
  action: AttemptAction,
  emailHash: string,
): Promise<void> {
  await callBackend(forgiveAttempts, { body: { action, emailHash } }, caller, 0);
}
