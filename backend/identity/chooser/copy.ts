/** Words of the pages that stand where Cognito's and Google's would. */
export const WORDS = {
  brand: 'Plumbline',
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
  errorTitle: 'This sign-in cannot continue',
  expired:
    'It has expired, is already complete, or started in another browser. Go back to the site and start again.',
  foreign: 'The request came from another page. Go back to the site and start again.',
  invalid: 'This page does not understand the request. Go back to the site and start again.',
  failed: 'Something went wrong here. Please try again shortly.',
  noChooser:
    'Sign-in with Google is not available: no Google accounts are set up for this site, and its local account chooser is for a site on your own machine only.',
  back: 'Back to the site',
} as const;
