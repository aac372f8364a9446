import { track } from '@/lib/analytics/track';
import {
  toAccountFailure,
  requestPasswordReset,
  resendConfirmation,
  resetPassword,
  signUp,
  verifyEmail,
  type AccountFailure,
} from '@/lib/api/accounts';
import { authRefusal, nextStep, type AuthFlow } from '@/lib/errors/authCatalogue';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { signInWithGoogle, signInWithPassword } from '@/lib/session/signIn';
import type { AuthEffect, AuthEvent, Refusal, Submission } from './authState';

type EffectOf<Type extends AuthEffect['type']> = Extract<AuthEffect, { type: Type }>;

const FLOWS: Record<Submission['step'], AuthFlow> = {
  login: 'login',
  signup: 'signup',
  'forgot-password': 'forgot',
  'reset-forgotten-password': 'reset',
  'verify-email': 'verify',
};

/** §3: the verification form has names of its own for the call's fields. */
const VERIFICATION_NAMES: Partial<Record<string, string>> = {
  email: 'formEmail',
  verificationCode: 'formVerificationCode',
};

/** The API's field messages, else the field from the catalog. */
function toRefusal({ message, exception, fields }: AccountFailure, flow: AuthFlow): Refusal {
  const named = fields.map(({ path, message: text }) => [path, text] as const);
  const field = authRefusal(flow, exception).field;
  if (named.length === 0 && field) named.push([field, message]);
  const nameIn = (path: string) => (flow === 'verify' && VERIFICATION_NAMES[path]) || path;
  return { message, fields: Object.fromEntries(named.map(([path, text]) => [nameIn(path), text])) };
}

function send(
  submission: Exclude<Submission, { step: 'login' }>,
): Promise<{ resendInSeconds?: number }> {
  switch (submission.step) {
    case 'signup':
      return signUp(submission.form, submission.key);
    case 'forgot-password':
      return requestPasswordReset(submission.form.email);
    case 'reset-forgotten-password':
      return resetPassword(submission.form);
    case 'verify-email':
      return verifyEmail(submission.form);
  }
}

async function signIn(
  visit: number,
  { email, password }: { email: string; password: string },
): Promise<AuthEvent> {
  try {
    const result = await signInWithPassword(email, password);
    if (result.ok) {
      track('login', { method: 'email' });
      return { type: 'succeeded', visit };
    }
    const { exception } = result;
    const words = [authRefusal('login', exception).message, nextStep('login', exception)];
    const message = words.filter(Boolean).join(' ');
    return {
      type: 'refused',
      visit,
      refusal: { message, fields: {} },
      exception,
    };
  } catch (error) {
    return { type: 'refused', visit, refusal: { message: errorMessage(error), fields: {} } };
  }
}

async function submit({ visit, submission }: EffectOf<'submit'>): Promise<AuthEvent> {
  if (submission.step === 'login') return signIn(visit, submission.form);
  try {
    const { resendInSeconds } = await send(submission);
    if (submission.step === 'verify-email') track('sign_up', { method: 'email' });
    return { type: 'succeeded', visit, resendInSeconds };
  } catch (error) {
    const failure = toAccountFailure(error);
    return {
      type: 'refused',
      visit,
      refusal: toRefusal(failure, FLOWS[submission.step]),
      exception: failure.exception,
    };
  }
}

async function resend({ visit, email }: EffectOf<'resend'>): Promise<AuthEvent> {
  try {
    const { resendInSeconds } = await resendConfirmation(email);
    return { type: 'resent', visit, email, resendInSeconds };
  } catch (error) {
    const { message, retryAfterSeconds: resendInSeconds } = toAccountFailure(error);
    return {
      type: 'resend-refused',
      visit,
      email,
      refusal: { message, fields: {} },
      resendInSeconds,
    };
  }
}

async function google({ visit, callbackUrl }: EffectOf<'google'>): Promise<AuthEvent> {
  try {
    await signInWithGoogle(callbackUrl);
    return { type: 'departed', visit };
  } catch (error) {
    return { type: 'refused', visit, refusal: { message: errorMessage(error), fields: {} } };
  }
}

/** @returns the answer as an event; never throws */
export async function performEffect(effect: AuthEffect): Promise<AuthEvent | undefined> {
  switch (effect.type) {
    case 'submit':
      return submit(effect);
    case 'resend':
      return resend(effect);
    case 'google':
      return google(effect);
    case 'notify':
      notify('success', effect.text);
      return undefined;
  }
}
