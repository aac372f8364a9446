import { pageError } from './pageErrors';

const UNKNOWN = 'An unknown error has occurred. Please try again later.';

describe('the error named in an address, in words', () => {
  it.each([
    ['SessionRequired', 'Please log in to see that page.'],
    [
      'OAuthSignin',
      'Google could not log you in. Please try again, or use your email and password.',
    ],
    [
      'OAuthCallback',
      'Google could not log you in. Please try again, or use your email and password.',
    ],
    ['Callback', 'Google could not log you in. Please try again, or use your email and password.'],
    [
      'OAuthAccountNotLinked',
      'This email already has an account. Please log in the way you did before.',
    ],
    ['CredentialsSignin', 'Email and password do not match. Please try again.'],
    ['AccessDenied', 'This account cannot log in here.'],
    ['Verification', 'This link has expired or was already used. Please request another.'],
    ['Configuration', 'Login is not working on our side. Please try again later.'],
    ['Default', UNKNOWN],
    ['<script>', UNKNOWN],
    ['__proto__', UNKNOWN],
    ['constructor', UNKNOWN],
    [['SessionRequired', 'AccessDenied'], UNKNOWN],
    ['', undefined],
    [undefined, undefined],
  ])('%p: %p', (code, words) => {
    expect(pageError(code)).toBe(words);
  });
});
