import { nextStep, type AuthFlow } from './authCatalogue';

const LIMIT = 'LimitExceededException';

it.each<[AuthFlow, string | undefined, number | undefined, string | undefined]>([
  ['resend', LIMIT, 42, 'You can request another code in 42 seconds.'],
  ['resend', LIMIT, 1, 'You can request another code in one second.'],
  ['resend', LIMIT, 60, 'You can request another code in a minute.'],
  ['resend', LIMIT, 61, 'You can request another code in 2 minutes.'],
  ['resend', LIMIT, 3_580, 'You can request another code in an hour.'],
  ['resend', LIMIT, undefined, 'You can request another code later.'],
  ['signup', LIMIT, 600, 'Too many sign-ups. Try again in 10 minutes.'],
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
  ['forgot', LIMIT, 60, undefined],
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
