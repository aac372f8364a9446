import { pageError } from './pageErrors';

const UNKNOWN = 'An unknown error has occurred. Please try again later.';

describe('the error that an address names, in words', () => {
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
      'There is an account with this email already. Please log in the way you did before.',
    ],
    ['CredentialsSignin', 'Email and password do not match. Please try again.'],
    ['AccessDenied', 'This account may not log in here.'],
    ['Verification', 'This link has expired or was used before. Please ask for another one.'],
    ['Configuration', 'Logging in is out of order on our side. Please try again later.'],
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
