/** `title`, `exit` and the refusals are the specification's (§2, §5); the rest is ours. */
export const copy = {
  item: 'Impersonate',
  exit: 'Exit Impersonation',
  title: 'Impersonate',
  lead: 'You see and do what this user can, for an hour at most. Whatever you change is written down with your account.',
  userId: 'User ID',
  hint: 'The id of an account, or its e-mail address.',
  submit: 'Switch',
  banner: 'Impersonation',
  actingAs: 'You are acting as ',
} as const;
