/** The specification words `title`, `exit` and the refusals (§2, §5). */
export const copy = {
  item: 'Impersonate',
  exit: 'Exit Impersonation',
  title: 'Impersonate',
  lead: 'You see and do what this user can, for up to an hour. The audit log records every change with your account.',
  userId: 'User ID',
  hint: 'An account id or e-mail address.',
  submit: 'Switch',
  banner: 'Impersonation',
  actingAs: 'You are acting as ',
} as const;
