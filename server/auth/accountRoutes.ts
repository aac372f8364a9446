/** Account calls (§7): each counts the attempt and records the outcome. */
import type { NextApiHandler } from 'next';
import * as endpoints from '@/contracts/accounts/accountEndpoints';
import type { Endpoint } from '@/contracts/endpoint';
import type { AuditEvent } from '@/contracts/accounts/audit';
import type { AttemptAction } from '@/contracts/accounts/attemptEndpoints';
import { isLinkCode } from '@/contracts/projects/codeLink';
import { RESEND_COOLDOWN_SECONDS } from '@/contracts/limits';
import { startCooldown } from '@/contracts/accounts/signUpEndpoints';
import { authRefusal, LIMIT_EXCEPTIONS, nextStep, type AuthFlow } from '@/lib/errors/authCatalogue';
import { ApiProblem } from '../http/ApiProblem';
import { callBackend, type BackendCaller } from '../backend/backend';
import { webEnv } from '../env';
import { userPool } from '../identity';
import type { Asker, Identity } from '../identity/identity';
import { IdentityError } from '../identity/IdentityError';
import { answers, makeRoute, type Call } from '../http/route';
import { assertStrong, WeakPassword } from './assertStrong';
import { atFixedTime } from './atFixedTime';
import { assertAttempt, forgive } from './attempts';
import { recordAuthEvent } from './audit';
import { hashEmail } from './emailHash';
import { endOtherSessions } from './endOtherSessions';
import { browserHash, forgetBrowsers, rememberBrowser, setBrowserCookie } from './knownBrowser';
import { once } from './once';
import { toVisitor } from './visitor';

const DONE = { done: true } as const;

function toWeakness({ exception, words }: WeakPassword, flow: AuthFlow): ApiProblem {
  const field = flow === 'signup' ? 'password' : 'newPassword';
  const fields = [{ path: `body.${field}`, message: words }];
  return new ApiProblem('identity', words, { exception, fields });
}

/** In the words of this flow and what to do next; 429 for the pool's own limits. */
export function toRefusal(flow: AuthFlow, error: IdentityError, email: string): ApiProblem {
  if (error instanceof WeakPassword) return toWeakness(error, flow);
  // Whether a code was sent, and when, says whether the address has an account.
  const exception =
    error.exception === 'ExpiredCodeException' ? 'CodeMismatchException' : error.exception;
  const { message: sentence, field } = authRefusal(flow, exception, email);
  const step = nextStep(flow, exception, error.waitSeconds, webEnv().identity.embedded);
  const message = step ? `${sentence.replace(/\.?$/, '.')} ${step}` : sentence;
  const fields = field && [{ path: `body.${field}`, message }];
  const code = LIMIT_EXCEPTIONS.includes(exception) ? 'rate-limited' : 'identity';
  return new ApiProblem(code, message, { exception, fields, retryAfter: error.waitSeconds });
}

interface Step {
  flow: AuthFlow & AttemptAction;
  event: AuditEvent;
  account?: string;
  /** To be judged before the pool gets it. */
  newPassword?: string;
  /** One of a link cannot be guessed, so others' tries from the same network do not stop it. */
  code?: string;
  /** Known to the account, it is not kept out by what others try. */
  browser?: string;
  endSessions?: () => Promise<void>;
}

const isWithin = (count: () => Promise<unknown>): Promise<boolean> =>
  count().then(
    () => true,
    (error: unknown) => {
      if (error instanceof ApiProblem) return false;
      throw error;
    },
  );

/**
 * Counts the attempt, does the work, records the outcome.
 * @throws ApiProblem for too many attempts or a refusal
 * @throws RequestError when sessions could not be ended; the pool's change remains
 */
export async function guarded(
  step: Step,
  call: Call<Endpoint>,
  email: string,
  work: (pool: Identity, known: boolean) => Promise<void>,
): Promise<void> {
  const { caller } = toVisitor(call.request, call.requestId);
  const emailHash = hashEmail(email);
  const { event, account } = step;
  const byLink = isLinkCode(step.code ?? '');
  const count = () => assertAttempt(caller, step.flow, emailHash, step.browser);
  const { known } = byLink ? { known: false } : await count();
  try {
    if (step.newPassword !== undefined) await assertStrong(step.newPassword, email, caller);
    await work(userPool(), known);
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error;
    const detail = error.exception;
    // Links that fail count afterwards, or a flood of them would fill the audit log.
    if (!byLink || (await isWithin(count)))
      await recordAuthEvent(caller, { event, outcome: 'failure', account, emailHash, detail });
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

/** Other refusals reveal whether the account exists. */
function onlyLimits(error: unknown): void {
  if (!(error instanceof IdentityError) || LIMIT_EXCEPTIONS.includes(error.exception)) throw error;
}

const toCall = (call: unknown) => call as Call<Endpoint>;

/** Cognito's accounts stay when an answer is lost; the embedded pool takes a second sign-up. */
const isOurs = ({ exception }: IdentityError): boolean =>
  exception === 'UsernameExistsException' && !webEnv().identity.embedded;

const askedBy = (
  { request, requestId }: Call<Endpoint>,
  browser = browserHash(request),
): Asker => ({
  browser,
  networkKeys: toVisitor(request, requestId).caller.networkKeys,
});
/** It has the code's tries to itself, so it needs a name. */
const askedAnew = (call: Call<Endpoint>): Asker =>
  askedBy(call, setBrowserCookie(call.request, call.response));

const sentTo = (email: string, caller: BackendCaller) =>
  callBackend(startCooldown, { body: { emailHash: hashEmail(email) } }, caller, 0);

export const signUpRoute: NextApiHandler = makeRoute(
  answers(endpoints.signUp, async (call) => {
    const { email, password } = call.input.body;
    const { caller } = toVisitor(call.request, call.requestId);
    const step = { flow: 'signup', event: 'sign-up', newPassword: password } as const;
    const by = askedAnew(toCall(call));
    await guarded(step, toCall(call), email, (pool) =>
      once(call.request, call.input.body, caller, (retried) =>
        pool.signUp(email, password, by).catch((error: unknown) => {
          if (!retried || !(error instanceof IdentityError) || !isOurs(error)) throw error;
        }),
      ),
    );
    const { seconds } = await sentTo(email, caller);
    return { ...DONE, resendInSeconds: seconds };
  }),
);

export const verifyEmailRoute: NextApiHandler = makeRoute(
  answers(endpoints.verifyEmail, async (call) => {
    const { email, verificationCode } = call.input.body;
    const step = { flow: 'verify', event: 'verify-email', code: verificationCode } as const;
    await atFixedTime(() =>
      guarded(step, toCall(call), email, (pool) =>
        pool.confirmSignUp(email, verificationCode, askedBy(toCall(call))),
      ),
    );
    return DONE;
  }),
);

export const resendConfirmationRoute: NextApiHandler = makeRoute(
  answers(endpoints.resendConfirmation, async (call) => {
    const { email } = call.input.body;
    const by = askedAnew(toCall(call));
    await atFixedTime(() =>
      guarded({ flow: 'resend', event: 'resend-confirmation' }, toCall(call), email, (pool) =>
        pool.resendCode(email, by).catch(onlyLimits),
      ),
    );
    return { ...DONE, resendInSeconds: RESEND_COOLDOWN_SECONDS };
  }),
);

export const forgotPasswordRoute: NextApiHandler = makeRoute(
  answers(endpoints.forgotPassword, async (call) => {
    const { email } = call.input.body;
    const by = askedAnew(toCall(call));
    await atFixedTime(() =>
      guarded({ flow: 'forgot', event: 'forgot-password' }, toCall(call), email, (pool) =>
        pool.forgotPassword(email, by).catch(onlyLimits),
      ),
    );
    return DONE;
  }),
);

export const resetForgottenPasswordRoute: NextApiHandler = makeRoute(
  answers(endpoints.resetForgottenPassword, async (call) => {
    const { email, code, newPassword } = call.input.body;
    const { caller } = toVisitor(call.request, call.requestId);
    const emailHash = hashEmail(email);
    const step = {
      flow: 'reset',
      event: 'reset-password',
      newPassword,
      code,
      endSessions: async () => {
        await endOtherSessions({ emailHash, reason: 'password-reset' }, caller);
        await forgetBrowsers(caller, emailHash);
      },
    } as const;
    await atFixedTime(() =>
      guarded(step, toCall(call), email, (pool) =>
        pool.resetPassword(email, code, newPassword, askedBy(toCall(call))),
      ),
    );
    // Wrong guesses by others must not lock out the owner.
    const browser = setBrowserCookie(call.request, call.response);
    await rememberBrowser(caller, browser, emailHash);
    await forgive(caller, 'login', emailHash, browser);
    return DONE;
  }),
);
