import { MESSAGES } from '@/lib/errors/catalogue';

const PROVIDER = 'Google could not log you in. Please try again, or use your email and password.';

/** By next-auth's `?error=` code. */
const LOGIN_ERRORS = new Map([
  ['SessionRequired', 'Please log in to see that page.'],
  ['OAuthSignin', PROVIDER],
  ['OAuthCallback', PROVIDER],
  ['OAuthCreateAccount', PROVIDER],
  ['Callback', PROVIDER],
  [
    'OAuthAccountNotLinked',
    'This email already has an account. Please log in the way you did before.',
  ],
  ['CredentialsSignin', 'Email and password do not match. Please try again.'],
  ['AccessDenied', 'This account cannot log in here.'],
  ['Verification', 'This link has expired or was already used. Please request another.'],
  ['LimitExceededException', MESSAGES.rateLimited],
  ['TooManyFailedAttemptsException', MESSAGES.rateLimited],
  ['TooManyRequestsException', MESSAGES.rateLimited],
  ['Configuration', 'Login is not working on our side. Please try again later.'],
]);

/** @returns undefined without a code; the unknown-error message for an unknown code */
export function pageError(code: string | string[] | undefined): string | undefined {
  if (code === undefined || code === '') return undefined;
  return (typeof code === 'string' ? LOGIN_ERRORS.get(code) : undefined) ?? MESSAGES.unknown;
}
