/** Words of the pages around the forms. */
export const screenCopy = {
  login: {
    title: 'Log In',
    description:
      'Log in to Plumbline: your votes, your account settings, and the sessions of your account.',
  },
  signup: {
    title: 'Create an account',
    description:
      'Create an account at Plumbline: one vote a project, from whatever browser, and sessions that you can see and end.',
  },
  noScript:
    'Logging in and signing up need JavaScript. Everything else on this site can be read without it.',
  notLoaded: 'The form could not be loaded. Are you offline?',
  retry: 'Try again',
  loading: 'Loading the form',
  signedIn: 'You are logged in',
  signedInAs: (email: string) => `This browser is logged in as ${email}.`,
  goOn: 'Continue',
  error: {
    title: 'Logging in did not work',
    description: 'What stopped the log-in, and the way back.',
  },
  again: 'Back to login',
  home: 'Back to Homepage',
} as const;
