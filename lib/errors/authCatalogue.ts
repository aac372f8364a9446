/** Refusals of the identity provider, by flow and exception (specification §8). */
import { FIELD_MESSAGES } from '@/contracts/forms/fieldMessages';
import { MESSAGES } from './catalogue';

export const AUTH_FLOWS = [
  'login',
  'google',
  'signup',
  'verify',
  'resend',
  'forgot',
  'reset',
  'change-password',
  'impersonate',
] as const;
export type AuthFlow = (typeof AUTH_FLOWS)[number];

export const AUTH_MESSAGES = {
  limit: 'Attempt limit exceeded, please try after some time.',
  mismatch: 'Email and password do not match. Please try again.',
  taken: 'This email has been taken.',
  invalidCode: 'Invalid code provided, please request a code again.',
  wrongCode: 'Incorrect or expired verification code',
  notAwaiting: (email: string) => `Email ${email} is not awaiting authorization.`,
  verified: 'Your email has been verified.',
  codeSent: (email: string) => `Confirmation code was sent to ${email}.`,
  oldPassword: 'The current password is not right. Please try again.',
  signedOut: 'Signed out successfully.',
  signOutFailed: 'Something went wrong.',
} as const;

export const LIMIT_EXCEPTIONS = [
  'LimitExceededException',
  'TooManyRequestsException',
  'TooManyFailedAttemptsException',
];

/** Of the embedded pool: the code is right, the browser is not the one that signed up. */
const SIGNED_UP_ELSEWHERE = 'UnsupportedUserStateException';
const WRONG_CODE = ['CodeMismatchException', 'ExpiredCodeException', SIGNED_UP_ELSEWHERE];

/** `42 seconds`, `3 minutes`, `an hour`, `5 hours`. */
function inWords(seconds: number): string {
  if (seconds < 60) return seconds === 1 ? 'one second' : `${seconds} seconds`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`;
  const hours = Math.ceil(minutes / 60);
  return hours === 1 ? 'an hour' : `${hours} hours`;
}

/** Of a mail with a code: the pool sends no more for now, so its newest one is still good. */
const NEWEST_WORKS = 'The newest mail still works.';

/**
 * Ours, after the sentence of §8: what to do next.
 * @param seconds until a limit ends, if known
 * @param links mails with codes have a link: with the embedded pool
 */
export function nextStep(
  flow: AuthFlow,
  exception: string | undefined,
  seconds?: number,
  links = false,
): string | undefined {
  const when = seconds === undefined ? 'later' : `in ${inWords(seconds)}`;
  if ((flow === 'verify' || flow === 'reset') && exception === 'TooManyFailedAttemptsException')
    return `Too many wrong codes. ${links ? 'Open the link in the newest mail, or request' : 'Request'} another code.`;
  if (flow === 'verify' && exception === SIGNED_UP_ELSEWHERE)
    return 'Another browser signed up with this address. Sign up again in this one, and enter the newest code here.';
  if (exception === undefined || !LIMIT_EXCEPTIONS.includes(exception)) return undefined;
  if (flow === 'login')
    return `Too many wrong passwords were tried. Try again ${when}, or reset your password.`;
  const newest = exception === 'LimitExceededException' ? NEWEST_WORKS : undefined;
  if (flow === 'resend')
    return `Codes were requested too often. ${newest ? `${newest} ` : ''}You can request another code ${when}.`;
  if (flow === 'signup')
    return newest
      ? `Too many codes were mailed to this address. ${newest} Another can be sent ${when}.`
      : `Too many sign-ups. Try again ${when}.`;
  if (flow === 'forgot') return newest ?? `Try again ${when}.`;
  return `Too many attempts. Try again ${when}.`;
}

export interface AuthRefusal {
  message: string;
  /** Undefined: the whole form. */
  field?: 'email' | 'newPassword' | 'password' | 'oldPassword';
}

const signUp: Record<string, AuthRefusal> = {
  UsernameExistsException: { message: AUTH_MESSAGES.taken, field: 'email' },
  InvalidPasswordException: { message: FIELD_MESSAGES.password, field: 'password' },
};
const changePassword: Record<string, AuthRefusal> = {
  NotAuthorizedException: { message: AUTH_MESSAGES.oldPassword, field: 'oldPassword' },
  InvalidPasswordException: { message: FIELD_MESSAGES.password, field: 'newPassword' },
};

/** @param exception the provider's name; undefined if something else failed */
export function authRefusal(
  flow: AuthFlow,
  exception: string | undefined,
  email = '',
): AuthRefusal {
  const unknown = { message: MESSAGES.unknown };
  if (exception === undefined) return unknown;
  const limited = LIMIT_EXCEPTIONS.includes(exception)
    ? { message: AUTH_MESSAGES.limit }
    : undefined;
  switch (flow) {
    // Cognito answers a wrong password on an unconfirmed account either way.
    case 'login':
      return exception === 'NotAuthorizedException'
        ? { message: AUTH_MESSAGES.mismatch }
        : (limited ?? unknown);
    case 'signup':
      return signUp[exception] ?? unknown;
    case 'verify':
      if (WRONG_CODE.includes(exception)) return { message: AUTH_MESSAGES.wrongCode };
      return exception === 'NotAuthorizedException'
        ? { message: AUTH_MESSAGES.notAwaiting(email) }
        : unknown;
    case 'resend':
      return unknown;
    case 'google':
    case 'forgot':
      return limited ?? unknown;
    case 'reset':
      return { message: AUTH_MESSAGES.invalidCode };
    case 'change-password':
      return changePassword[exception] ?? limited ?? unknown;
    case 'impersonate':
      return limited ?? unknown;
  }
}
