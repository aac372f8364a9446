import { nextStep, type AuthFlow } from './authCatalogue';

/** The embedded pool's, of mails. */
const LIMIT = 'LimitExceededException';
/** This site's, of an address. */
const BUSY = 'TooManyRequestsException';
const OFTEN = 'Codes were requested too often.';
const NEWEST = 'The newest mail still works.';

it.each<[AuthFlow, string | undefined, number | undefined, string | undefined]>([
  ['resend', BUSY, 42, `${OFTEN} You can request another code in 42 seconds.`],
  ['resend', BUSY, 1, `${OFTEN} You can request another code in one second.`],
  ['resend', BUSY, 60, `${OFTEN} You can request another code in a minute.`],
  ['resend', BUSY, 61, `${OFTEN} You can request another code in 2 minutes.`],
  ['resend', BUSY, 3_580, `${OFTEN} You can request another code in an hour.`],
  ['resend', BUSY, undefined, `${OFTEN} You can request another code later.`],
  ['resend', LIMIT, 600, `${OFTEN} ${NEWEST} You can request another code in 10 minutes.`],
  ['signup', BUSY, 600, 'Too many sign-ups. Try again in 10 minutes.'],
  [
    'signup',
    LIMIT,
    600,
    `Too many codes were mailed to this address. ${NEWEST} Another can be sent in 10 minutes.`,
  ],
  ['verify', LIMIT, 960, 'Too many attempts. Try again in 16 minutes.'],
  [
    'verify',
    'TooManyFailedAttemptsException',
    undefined,
    'Too many wrong codes. Request another code.',
  ],
  [
    'reset',
    'TooManyFailedAttemptsException',
    undefined,
    'Too many wrong codes. Request another code.',
  ],
  ['reset', LIMIT, 960, 'Too many attempts. Try again in 16 minutes.'],
  ['verify', 'CodeMismatchException', undefined, undefined],
  ['forgot', LIMIT, 60, NEWEST],
  ['forgot', BUSY, 601, 'Try again in 11 minutes.'],
  ['change-password', LIMIT, 3_601, 'Too many attempts. Try again in 2 hours.'],
  [
    'login',
    LIMIT,
    960,
    'Too many wrong passwords were tried. Try again in 16 minutes, or reset your password.',
  ],
  [
    'login',
    'TooManyFailedAttemptsException',
    undefined,
    'Too many wrong passwords were tried. Try again later, or reset your password.',
  ],
  ['login', 'NotAuthorizedException', undefined, undefined],
  [
    'verify',
    'UnsupportedUserStateException',
    undefined,
    'Another browser signed up with this address. Sign up again in this one, and enter the newest code here.',
  ],
  ['verify', undefined, undefined, undefined],
])('%s, %s, %s seconds: %s', (flow, exception, seconds, words) => {
  expect(nextStep(flow, exception, seconds)).toBe(words);
});
