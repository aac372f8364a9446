import {
  forgiveAttempts,
  takeAttempt,
  type AttemptAction,
} from '@/contracts/accounts/attemptEndpoints';
import { authRefusal, nextStep } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../http/ApiProblem';
import { callBackend, type BackendCaller } from '../backend/backend';

/**
 * Counts an attempt before it is made, by address and account.
 * @param browser its hash (knownBrowser.ts)
 * @returns whether the account knows the browser
 * @throws ApiProblem 429 with Retry-After, in the flow's words
 */
export async function assertAttempt(
  caller: BackendCaller,
  action: AttemptAction,
  emailHash: string | undefined,
  browser?: string,
): Promise<{ known: boolean }> {
  const { allowed, retryAfterSeconds, known } = await callBackend(
    takeAttempt,
    { body: { action, emailHash, browserHash: browser } },
    caller,
    0,
  );
  if (allowed) return { known };
  // The pool's own limit of mails, after which the newest works, has the other name.
  const asksForMail = action === 'signup' || action === 'resend' || action === 'forgot';
  const exception = asksForMail ? 'TooManyRequestsException' : 'LimitExceededException';
  const flow = action === 'google-start' ? 'google' : action;
  const words = [
    authRefusal(flow, exception).message,
    nextStep(flow, exception, retryAfterSeconds),
  ];
  throw new ApiProblem('rate-limited', words.filter(Boolean).join(' '), {
    exception,
    retryAfter: retryAfterSeconds,
  });
}

/** After a correct secret: clears this address's and this browser's attempts at the account. */
export async function forgive(
  caller: BackendCaller,
  action: AttemptAction,
  emailHash: string,
  browser?: string,
): Promise<void> {
  const body = { action, emailHash, browserHash: browser };
  await callBackend(forgiveAttempts, { body }, caller, 0);
}
