export const copy = {
  title: 'Your account is deleted',
  description: 'The account and what belonged to it are gone.',
  done: 'You are signed out everywhere. Nobody can log in to the account any more.',
  pictures: 'A browser may show your picture for another minute.',
  again: 'You can read everything without an account, and sign up again with the same address.',
  home: 'Go to the home page',
} as const;
