import { RECENT_SIGN_IN_MINUTES } from '@/contracts/limits';

export const copy = {
  title: 'Account Settings',
  description:
    'Your profile, e-mail address, password, notifications and webhooks, and where you are signed in.',

  profile: {
    title: 'Profile',
    lead: 'Your name and picture stand in the menu at the top. Other visitors are not shown them.',
    notLoaded: 'The form could not load.',
  },

  email: { title: 'E-mail', lead: 'You sign in with this address.' },

  password: {
    title: 'Password',
    lead: 'A new password signs out all your other sessions.',
    current: 'Current password',
    next: 'New password',
    submit: 'Change password',
    done: 'Your password has been changed. All other sessions are signed out.',
    notLoaded: 'The form could not load.',
  },

  sessions: {
    title: 'Sessions',
    lead: 'Every browser signed in to your account. Sign out any you do not recognize, and change your password.',
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
    overAlready: 'That session had already ended.',
  },

  notifications: {
    title: 'Notifications',
    lead: 'How you hear about changes at the projects you watch. Your inbox always has them.',
    notLoaded: 'The form could not load.',
  },

  webhooks: {
    title: 'Webhooks',
    lead: 'Alerts on the projects you watch, sent to your own server as signed calls.',
    notLoaded: 'The webhooks could not load.',
  },

  /** The part's own words load with it. */
  wallets: 'Wallets',

  theme: {
    title: 'Theme',
    lead: 'Light or dark, in this browser. System follows your device.',
  },

  survey: {
    title: 'Survey',
    lead: 'Three questions, if you like. Only the operator of this site reads the answers.',
    open: 'Answer the survey',
    notLoaded: 'The survey could not load.',
  },

  tour: {
    title: 'Guided Tour',
    lead: 'See what is where in seven steps, starting on the home page.',
    start: 'Get Started',
  },

  deletion: {
    title: 'Delete my account',
    lead: 'This cannot be undone. The operator cannot bring an account back.',
    goes: 'Deleted at once',
    gone: [
      'your account, password and e-mail address, and every session',
      'your display name and picture',
      'your watchlists, their shared links and feeds, your alerts and notification settings',
      'your webhooks, wallets and archives',
      'your votes, your answers to the survey, counts of what you did, and the part of the audit log that you caused',
    ],
    stays: 'Kept, and why',
    kept: [
      'What staff did while acting as you: 400 days in the audit log, without your account number or address, so that misuse can be found.',
      'That an account was deleted, without saying whose: 400 days in the audit log.',
      'Reports and requests for a quote: they belong to no account and have periods of their own.',
      'Copies in the operator’s backups, for as long as those are kept.',
    ],
    more: 'For every period, see the',
    policy: 'Privacy Policy',
    open: 'Delete my account',
    confirm: 'Type your e-mail address',
    password: 'Your password',
    google: `No password, because you use Google? Leave it empty, and log in less than ${RECENT_SIGN_IN_MINUTES} minutes before.`,
    submit: 'Delete my account for good',
    cancel: 'Keep my account',
  },

  /** For staff who act as the user. */
  ownerOnly: 'Only the owner of the account can do this.',

  retry: 'Try again',
} as const;
