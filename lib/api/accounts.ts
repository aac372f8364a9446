import type { OwnSession } from '@/contracts/accounts/accountEndpoints';
import type {
  ChangePasswordForm,
  ResetPasswordForm,
  SignUpForm,
  VerifyEmailForm,
} from '@/contracts/accounts/accounts';
import type { ErrorBody, FieldError } from '@/contracts/errors';
import {
  CHANGE_PASSWORD_PATH,
  FORGOT_PASSWORD_PATH,
  OWN_SESSIONS_PATH,
  RESEND_CONFIRMATION_PATH,
  RESET_PASSWORD_PATH,
  SIGN_UP_PATH,
  VERIFY_EMAIL_PATH,
} from '@/contracts/forms/formPaths';
import { RequestError } from '@/lib/errors/RequestError';
import { errorMessage } from '@/lib/errors/errorMessage';
import { request } from './client';

const SIGN_UP_DEADLINE_MS = 20_000;

/** Account calls of specification §7. @throws RequestError, see toAccountFailure */
const post = (path: string, body: object) =>
  request<{ done: true; resendInSeconds?: number }>(path, { method: 'POST', body });

/** @param key makes it repeatable: the server answers the same form once */
export const signUp = (form: SignUpForm, key: string) =>
  request<{ done: true; resendInSeconds?: number }>(SIGN_UP_PATH, {
    method: 'POST',
    body: form,
    headers: { 'idempotency-key': key },
    deadline: SIGN_UP_DEADLINE_MS,
  });
export const verifyEmail = (form: VerifyEmailForm) => post(VERIFY_EMAIL_PATH, form);
export const resendConfirmation = (email: string) => post(RESEND_CONFIRMATION_PATH, { email });
export const requestPasswordReset = (email: string) => post(FORGOT_PASSWORD_PATH, { email });
export const resetPassword = (form: ResetPasswordForm) => post(RESET_PASSWORD_PATH, form);
export const changePassword = (form: ChangePasswordForm) => post(CHANGE_PASSWORD_PATH, form);

export const readOwnSessions = () => request<{ items: OwnSession[] }>(OWN_SESSIONS_PATH);
/** Without an id, ends all other sessions. */
export const endOwnSessions = (id?: string) =>
  request<{ ended: number }>(OWN_SESSIONS_PATH, { method: 'POST', body: id ? { id } : {} });

export interface AccountFailure {
  message: string;
  /** The identity provider's exception name. */
  exception: string | undefined;
  fields: FieldError[];
  /** After too many requests. */
  retryAfterSeconds: number | undefined;
}

function parseBody(error: unknown): ErrorBody['error'] | undefined {
  if (!(error instanceof RequestError)) return undefined;
  try {
    return (JSON.parse(error.body) as Partial<ErrorBody>).error;
  } catch {
    return undefined;
  }
}

export function toAccountFailure(error: unknown): AccountFailure {
  const body = parseBody(error);
  const fields = (body?.fields ?? []).map(({ path, message }) => ({
    path: path.replace(/^body\./, ''),
    message,
  }));
  const exception = body?.exception;
  const { status = 0, retryAfter = null } = error instanceof RequestError ? error : {};
  return {
    message: exception ? body!.message : errorMessage(error),
    exception,
    fields,
    retryAfterSeconds:
      status === 429 && /^\d+$/.test(retryAfter ?? '') ? Number(retryAfter) : undefined,
  };
}
