/** Account calls (§7): each counts the attempt and records the outcome. */
import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accountEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import type { AuditEvent } from '@/contracts/audit';
import type { AttemptAction } from '@/contracts/internalEndpoints';
import { authRefusal, LIMIT_EXCEPTIONS, type AuthFlow } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../ApiProblem';
import { userPool } from '../identity';
import type { Identity } from '../identity/identity';
import { IdentityError } from '../identity/IdentityError';
import { answers, makeRoute, type Call } from '../route';
import { assertAttempt, forgive } from './attempts';
import { recordAuthEvent } from './audit';
import { hashEmail } from './emailHash';
import { endOtherSessions } from './endOtherSessions';
import { toVisitor } from './visitor';

const DONE = { done: true } as const;

/** In the words of this flow; 429 for the pool's own limits. */
export function toRefusal(flow: AuthFlow, { exception }: IdentityError, email: string): ApiProblem {
  const { message, field } = authRefusal(flow, exception, email);
  const fields = field && [{ path: `body.${field}`, message }];
  const limited = LIMIT_EXCEPTIONS.includes(exception);
  return new ApiProblem(limited ? 'rate-limited' : 'identity', message, {
    exception,
    fields,
    retryAfter: limited ? 60 : undefined,
  });
}

interface Step {
  flow: AuthFlow & AttemptAction;
  event: AuditEvent;
  account?: string;
  endSessions?: () => Promise<void>;
}

/**
 * Counts the attempt, does the work, records the outcome.
 * @throws ApiProblem for too many attempts or a refusal
 * @throws RequestError when sessions could not be ended; the pool's change remains
 */
export async function guarded(
  step: Step,
  call: Call<Endpoint>,
  email: string,
  work: (pool: Identity) => Promise<void>,
): Promise<void> {
  const { caller } = toVisitor(call.request, call.requestId);
  const emailHash = hashEmail(email);
  const { event, account } = step;
  await assertAttempt(caller, step.flow, emailHash);
  try {
    await work(userPool());
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    await recordAuthEvent(caller, {
      event,
      outcome: 'failure',
      account,
      emailHash,
      detail: error.exception,
    });
    throw toRefusal(step.flow, error, email);
  }
  const failed = await step.endSessions?.().then(
    () => undefined,
    (error: unknown) => ({ error }),
  );
  await recordAuthEvent(caller, {
    event,
    outcome: 'success',
    account,
    emailHash,
    detail: failed && 'sessions not ended',
  });
  if (failed) throw failed.error;
}

const toCall = (call: unknown) => call as Call<Endpoint>;

export const signUpRoute: NextApiHandler = makeRoute(
  answers(endpoints.signUp, async (call) => {
    const { email, password } = call.input.body;
    await guarded({ flow: 'signup', event: 'sign-up' }, toCall(call), email, (pool) =>
      pool.signUp(email, password),
    );
    return DONE;
  }),
);

export const verifyEmailRoute: NextApiHandler = makeRoute(
  answers(endpoints.verifyEmail, async (call) => {
    const { email, verificationCode } = call.input.body;
    await guarded({ flow: 'verify', event: 'verify-email' }, toCall(call), email, (pool) =>
      pool.confirmSignUp(email, verificationCode),
    );
    return DONE;
  }),
);

export const resendConfirmationRoute: NextApiHandler = makeRoute(
  answers(endpoints.resendConfirmation, async (call) => {
    const { email } = call.input.body;
    await guarded({ flow: 'resend', event: 'resend-confirmation' }, toCall(call), email, (pool) =>
      pool.resendCode(email),
    );
    return DONE;
  }),
);

/** Only the pool's limits: other refusals reveal whether the account exists. */
export const forgotPasswordRoute: NextApiHandler = makeRoute(
  answers(endpoints.forgotPassword, async (call) => {
    const { email } = call.input.body;
    await guarded(
      { flow: 'forgot', event: 'forgot-password' },
      toCall(call),
      email,
      async (pool) => {
        await pool.forgotPassword(email).catch((error: unknown) => {
          if (!(error instanceof IdentityError) || LIMIT_EXCEPTIONS.includes(error.exception))
            throw error;
        });
      },
    );
    return DONE;
  }),
);

export const resetForgottenPasswordRoute: NextApiHandler = makeRoute(
  answers(endpoints.resetForgottenPassword, async (call) => {
    const { email, code, newPassword } = call.input.body;
    const { caller } = toVisitor(call.request, call.requestId);
    const emailHash = hashEmail(email);
    await guarded(
      {
        flow: 'reset',
        event: 'reset-password',
        endSessions: () => endOtherSessions({ emailHash, reason: 'password-reset' }, caller),
      },
      toCall(call),
      email,
      (pool) => pool.resetPassword(email, code, newPassword),
    );
    // Wrong guesses by others must not lock out the owner.
    await forgive(caller, 'login', emailHash);
    return DONE;
  }),
);
