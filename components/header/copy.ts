export const copy = {
  login: 'Log In', signup: 'Sign Up',
  account: 'Account', settings: 'Account settings', signOut: 'Sign out',
} as const;
