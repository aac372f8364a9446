/** The words of the account settings. */
export const copy = {
  title: 'Account Settings',
  description: 'Your e-mail address, your password, and where you are signed in.',

  email: { title: 'E-mail', lead: 'The address that you sign in with.' },

  password: {
    title: 'Password',
    lead: 'A new password signs out all your other sessions.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    done: 'Your password has been changed. All other sessions are signed out.',
    notLoaded: 'The form could not be loaded.',
  },

  sessions: {
    title: 'Sessions',
    lead: 'Every browser that is signed in to your account. Sign out those that you do not know, and change your password.',
    loading: 'Loading your sessions',
    here: 'This device',
    onlyHere: 'You are signed in on this device only.',
    since: (day: string) => `Signed in on ${day}`,
    used: (ago: string) => `last used ${ago}`,
    end: 'Sign out',
    endNamed: (agent: string) => `Sign out ${agent}`,
    endOthers: 'Sign out all others',
    ended: (agent: string) => `${agent} is signed out.`,
    endedOthers: (count: number) =>
      count === 1 ? 'One other session is signed out.' : `${count} other sessions are signed out.`,
    overAlready: 'That session was over already.',
  },

  tour: {
    title: 'Guided Tour',
    lead: 'What this site shows and where, in seven steps from the home page.',
    start: 'Get Started',
  },

  /** In place of what is the owner's alone, for staff who act as them. */
  ownerOnly: 'Only the owner of the account can do this.',

  retry: 'Try again',
} as const;
