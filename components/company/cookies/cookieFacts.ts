import type { UserEventName } from '@/contracts/site/userEvents';
import type { EventName } from '@/lib/analytics/events';
import type { SiteFacts } from '../siteFacts';

/** Name, purpose, lifetime. */
type Rows = string[][];

const BROWSER_SESSION = 'Until you close the browser';
const UNTIL_DELETED = 'Until you delete it';

export const neededCookies = ({
  session,
  signedIn,
  csrf,
  callback,
  google,
  visitor,
  browser,
}: SiteFacts['cookies']): Rows => [
  [
    session,
    'Identifies your session. Set when you log in. It is encrypted and contains the session number, your account number, your e-mail address, and the address of your picture if the account service names one.',
    'Until you log out, at most 30 days after its last use. The session itself ends sooner.',
  ],
  [
    signedIn,
    'The word “yes”, which identifies no one. Set when you log in, so that pages load what an account needs only for those who have one.',
    'Until you log out, at most 30 days',
  ],
  [
    browser,
    'A random number. Set when you sign up, log in, ask for a code or set a new password. Codes that others ask for do not replace yours, and wrong codes or passwords they try do not keep this browser out of your account.',
    '180 days after you last did so',
  ],
  [
    csrf,
    'Ensures that logging in and out comes from this site’s own pages. Set when you start to log in.',
    BROWSER_SESSION,
  ],
  [callback, 'The page to return to after logging in. Set with the one above.', BROWSER_SESSION],
  [google.join(', '), 'Tie a Google login to your browser. Set when you start one.', '15 minutes'],
  [
    visitor,
    'A random number. Set when you vote without logging in, so that you have one vote per project and can change it. We then also count project views with it.',
    'One year',
  ],
];

/**
 * Set by the account chooser that replaces Google for embedded accounts (backend/users/identity/oidc).
 */
export const chooserCookies: Rows = [
  [
    '_interaction, _interaction_resume, _session, and each with .sig',
    'Tie the account page to the browser that started the login. Signed, so that no one can forge them.',
    'Ten minutes at most',
  ],
];

export const analyticsCookies = (id: string): Rows => [
  [
    '_ga',
    'A random number by which Google Analytics recognizes this browser on this site.',
    'One year after you accept',
  ],
  [`_ga_${id.replace(/^G-/, '')}`, 'Links the pages of one visit.', 'One year after you accept'],
];

const COUNTED: Record<EventName, string> = {
  page_view: 'a page you open: its address and title, and the page before',
  select_content: 'a project you choose from search results: which one, not what you typed',
  sign_up: 'an account you create by e-mail; neither its address nor its name',
  login: 'a login with e-mail and password; not whose',
  generate_lead: 'a request for a quote you send; none of its content',
  tutorial_begin: 'a guided tour you start',
  tutorial_complete: 'a guided tour you finish',
};
export const countedEvents = Object.values(COUNTED);

/** What this site counts itself. */
const COUNTED_HERE: Record<UserEventName, string> = {
  page_view: 'a page you open: only its kind, such as “project” or “settings”',
  select_content: 'that you choose a project from search results; not which one',
  sign_up: 'an account you create by e-mail',
  login: 'a login with e-mail and password',
  generate_lead: 'a request for a quote you send; none of its content',
  tutorial_begin: 'a guided tour you start',
  tutorial_complete: 'a guided tour you finish',
};
export const eventsCountedHere = Object.values(COUNTED_HERE);

/** By local storage key (lib/storage); the last is NextAuth's. */
export const storedItems: Rows = [
  [
    'announcementClosed',
    'The announcement you closed, so that it stays closed.',
    'Until you close another one, or delete it',
  ],
  [
    'recentSearches',
    'The last five projects you opened from search: id, name, logo and ticker.',
    'Until you press “Clear” there, or delete it',
  ],
  [
    'stars',
    'The ids of the projects you watch without an account, at most 500.',
    'Until you take the stars back, log in, which moves them to your watchlist, or delete it',
  ],
  [
    'theme',
    '“light” or “dark”, if you choose one, so that each page shows it.',
    'Until you choose “System”, or delete it',
  ],
  [
    'pictureChanged',
    'When you last changed your profile picture, so that your open tabs show the new one.',
    UNTIL_DELETED,
  ],
  [
    'cookieConsent',
    'The word “true”, once you press “I Accept”: the notice stays closed, and what you agreed to is counted.',
    'Until you withdraw it, or delete it',
  ],
  [
    'reportDraft',
    'What you typed into the report form, so that it survives a reload. In the tab’s session storage.',
    'Until you send it, log out or close the tab',
  ],
  [
    'resendAt',
    'When you may ask for another code. In the tab’s session storage.',
    'Until you log out or close the tab',
  ],
  [
    'nextauth.message',
    'When this browser last logged in or out, so that your open tabs stay in sync.',
    UNTIL_DELETED,
  ],
];
