export const screenCopy = {
  login: {
    title: 'Log In',
    description: 'Log in to Plumbline to vote and manage your account.',
  },
  signup: {
    title: 'Create an account',
    description: 'Create a Plumbline account to vote once per project, on any device.',
  },
  noScript: 'Logging in and signing up need JavaScript. The rest of this site works without it.',
  notLoaded: 'The form could not load. Are you offline?',
  retry: 'Try again',
  loading: 'Loading the form',
  signedIn: 'You are logged in',
  signedInAs: (email: string) => `This browser is logged in as ${email}.`,
  goOn: 'Continue',
  error: {
    title: 'Login failed',
    description: 'Why the login failed, and how to try again.',
  },
  again: 'Back to login',
  home: 'Back to Homepage',
} as const;
