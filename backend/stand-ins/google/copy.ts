/** Words of the page that stands where Google's would. */
export const WORDS = {
  title: 'Choose an account',
  where: 'This page stands where Google would ask who you are.',
  notGoogle: 'It is not Google.',
  what: 'It belongs to this copy of Plumbline, asks for no password and takes your word for it: continue as any email address.',
  before: 'Used here before',
  other: 'Another account',
  email: 'Email address',
  name: 'Name (optional)',
  go: 'Continue',
  cancel: 'Cancel',
  real: 'Sign-in with real Google accounts comes with a user pool of Cognito’s; the runbook says how to set it up.',
} as const;
