import { forgiveAttempts, takeAttempt, type AttemptAction } from '@/contracts/internalEndpoints';
import { authRefusal } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../ApiProblem';
import { callBackend, type BackendCaller } from '../backend';

/**
 * Counts a try, before it is made, for the address and for the account.
 * @throws ApiProblem 429 with Retry-After and the flow's own words when there have been too many
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
  throw new ApiProblem('rate-limited', authRefusal(action, exception).message, {
    exception,
    retryAfter: retryAfterSeconds,
  });
}

/** The secret was right: what this address has tried at the account before is forgotten. */
export async function forgive(
  caller: BackendCaller,
  action: AttemptAction,
  emailHash: string,
): Promise<void> {
  await callBackend(forgiveAttempts, { body: { action, emailHash } }, caller, 0);
}
