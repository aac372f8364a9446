import { FIELD_MESSAGES } from '@/contracts/fieldMessages';

/** Words of the specification §2 "Authentication modal", to the letter, and what it leaves open. */
export const copy = {
  login: {
    title: 'Log In', lead: 'No account yet?', other: 'Sign up now', email: 'Email', password: 'Password',
    forgot: 'Forgot password', submit: 'Log in', or: 'or log in with',
  },
  signup: {
    title: 'Create an account', lead: 'Already have one?', other: 'Log in', email: 'E-mail Address', password: 'Password',
    hint: FIELD_MESSAGES.passwordHint,
    agree: 'I agree to the', terms: 'Terms and Conditions', and: 'and', privacy: 'Privacy Policy',
    submit: 'Create Account', or: 'or sign up with',
  },
  forgot: {
    title: 'Forgot your password?', lead: 'Enter the address of your account. We mail you a code with which you set a new password.',
    email: 'Email', submit: 'Send reset code', back: 'Back to login',
  },
  reset: {
    title: 'Check your email', lead: (email: string) => `If there is an account for ${email}, a reset code is on its way to it.`,
    code: 'Reset Code', password: 'Password', submit: 'Confirm Password Change', again: 'Request another code', back: 'Back to login',
  },
  verify: {
    title: 'Verify your email', lead: (email: string) => `Enter the code that was mailed to ${email}.`,
    leadUnknown: 'Enter your address and the code that was mailed to it.',
    email: 'Email', code: 'Verification Code', submit: 'Verify', resend: 'Resend Confirmation Code', back: 'Back to login',
    wait: (seconds: number) => `You can ask for another code in ${seconds} s.`,
  },
  google: 'Google',
  googleTerms: { before: 'By going on with Google you agree to the ', terms: 'Terms', between: ' and have read the ', privacy: 'Privacy Policy', after: '.' },
  panel: { title: 'Every score is a sum you can open.', text: 'An account gives you one vote a project, from whatever browser, and sessions that you can end from anywhere.' },
  newTab: ' (opens in a new tab)',
} as const;
