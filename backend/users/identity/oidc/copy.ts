export const DOMAIN_WORDS = {
  brand: 'Plumbline',
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
