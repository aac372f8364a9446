export const WORDS = {
  title: 'Choose an account',
  where: 'This page replaces Google’s sign-in on this installation.',
  notGoogle: 'It is not Google.',
  what: 'It is part of this copy of Plumbline and asks for no password. Continue with any email address.',
  before: 'Used here before',
  other: 'Another account',
  email: 'Email address',
  name: 'Name (optional)',
  go: 'Continue',
  cancel: 'Cancel',
  real: 'Sign-in with real Google accounts comes with a user pool of Cognito’s; the runbook says how to set it up.',
} as const;
