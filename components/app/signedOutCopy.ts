export const signedOutCopy = {
  title: 'You are signed out',
  text: 'What you typed is kept in this tab. Log in and come back here to save it.',
  logIn: 'Log in',
  newTab: '(opens in a new tab)',
  leave: 'Leave without saving',
} as const;
