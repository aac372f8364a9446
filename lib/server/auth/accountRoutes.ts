/** The site's calls about accounts (specification §7): each counts the try, asks the user pool, and writes down what came of it. */
import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accountEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import { endAccountSessions, type AttemptAction, type AuditEvent } from '@/contracts/internalEndpoints';
import { authRefusal, LIMIT_EXCEPTIONS, type AuthFlow } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../ApiProblem';
import { callBackend } from '../backend';
import { userPool } from '../identity';
import type { Identity } from '../identity/identity';
import { IdentityError } from '../identity/IdentityError';
import { answers, routeOf, type Call } from '../route';
import { assertAttempt, forgive } from './attempts';
import { recordAuthEvent } from './audit';
import { emailHashOf } from './emailHash';
import { visitorOf } from './visitor';

const DONE = { done: true } as const;

/** The pool's refusal in the words of this flow; 429 where it says "too often". */
export function refusalOf(flow: AuthFlow, { exception }: IdentityError, email: string): ApiProblem {
  const { message, field } = authRefusal(flow, exception, email);
  const fields = field && [{ path: `body.${field}`, message }];
  const limited = LIMIT_EXCEPTIONS.includes(exception);
  return new ApiProblem(limited ? 'rate-limited' : 'identity', message, { exception, fields, retryAfter: limited ? 60 : undefined });
}

/** What one of these calls does beside its own work. */
interface Step { flow: AuthFlow & AttemptAction; event: AuditEvent }

/**
 * Counts, does, writes down.
 * @throws ApiProblem with the flow's words when it was tried too often or the pool refuses
 */
export async function guarded(step: Step, call: Call<Endpoint>, email: string, account: string | undefined, work: (pool: Identity) => Promise<void>): Promise<void> {
  const { caller } = visitorOf(call.request, call.requestId);
  const emailHash = emailHashOf(email);
  await assertAttempt(caller, step.flow, emailHash);
  try {
    await work(userPool());
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    await recordAuthEvent(caller, { event: step.event, outcome: 'failure', account, emailHash, detail: error.exception });
    throw refusalOf(step.flow, error, email);
  }
  await recordAuthEvent(caller, { event: step.event, outcome: 'success', account, emailHash });
}

const callOf = (call: unknown) => call as Call<Endpoint>;

export const signUpRoute: NextApiHandler = routeOf(answers(endpoints.signUp, async (call) => {
  const { email, password } = call.input.body;
  await guarded({ flow: 'signup', event: 'sign-up' }, callOf(call), email, undefined, (pool) => pool.signUp(email, password));
  return DONE;
}));

export const verifyEmailRoute: NextApiHandler = routeOf(answers(endpoints.verifyEmail, async (call) => {
  const { email, verificationCode } = call.input.body;
  await guarded({ flow: 'verify', event: 'verify-email' }, callOf(call), email, undefined, (pool) => pool.confirmSignUp(email, verificationCode));
  return DONE;
}));

export const resendConfirmationRoute: NextApiHandler = routeOf(answers(endpoints.resendConfirmation, async (call) => {
  const { email } = call.input.body;
  await guarded({ flow: 'resend', event: 'resend-confirmation' }, callOf(call), email, undefined, (pool) => pool.resendCode(email));
  return DONE;
}));

/** Of the pool's refusals only the limits are told: everything else would say whether there is such an account. */
export const forgotPasswordRoute: NextApiHandler = routeOf(answers(endpoints.forgotPassword, async (call) => {
  const { email } = call.input.body;
  await guarded({ flow: 'forgot', event: 'forgot-password' }, callOf(call), email, undefined, async (pool) => {
    await pool.forgotPassword(email).catch((error: unknown) => {
      if (!(error instanceof IdentityError) || LIMIT_EXCEPTIONS.includes(error.exception)) throw error;
    });
  });
  return DONE;
}));

export const resetForgottenPasswordRoute: NextApiHandler = routeOf(answers(endpoints.resetForgottenPassword, async (call) => {
  const { email, code, newPassword } = call.input.body;
  const { caller } = visitorOf(call.request, call.requestId);
  await guarded({ flow: 'reset', event: 'reset-password' }, callOf(call), email, undefined, async (pool) => {
    await pool.resetPassword(email, code, newPassword);
    await callBackend(endAccountSessions, { body: { emailHash: emailHashOf(email), reason: 'password-reset' } }, caller, 0);
  });
  // Whoever can reset the password is not kept out by somebody's wrong guesses of the old one.
  await forgive(caller, 'login', emailHashOf(email));
  return DONE;
}));
