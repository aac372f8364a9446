import type { EventName } from '@/lib/analytics/events';
import type { SiteFacts } from '../siteFacts';

/** Rows of a table: name, what it is for, how long. */
type Rows = string[][];

const BROWSER_SESSION = 'Until you close the browser';
const UNTIL_DELETED = 'Until you delete it';

/** The cookies that the site itself sets, because what a visitor does needs them. */
export const neededCookies = ({
  session,
  csrf,
  callback,
  google,
  visitor,
}: SiteFacts['cookies']): Rows => [
  [
    session,
    'Names your session. Set when you log in. It is encrypted and holds the number of the session, the number of your account, your e-mail address, and the address of your picture if the account service names one.',
    'Until you log out, at most 30 days after its last use. The session that it names ends sooner.',
  ],
  [
    csrf,
    'Makes sure that logging in and out comes from this site’s own pages. Set when you begin to log in.',
    BROWSER_SESSION,
  ],
  [
    callback,
    'The page to go back to after logging in. Set together with the one above.',
    BROWSER_SESSION,
  ],
  [
    google.join(', '),
    'Tie a login with Google to your browser. Set when you begin one.',
    '15 minutes',
  ],
  [
    visitor,
    'A random number. Set when you vote without being logged in, so that you have one vote on a project and can change it. Once you have it, views of projects are counted with it, too.',
    'One year',
  ],
];

/** The cookies of the page that stands in Google's place with the embedded accounts (backend/identity/oidc). */
export const chooserCookies: Rows = [
  [
    '_interaction, _interaction_resume, _session, and each with .sig',
    'Tie the page on which an account is chosen to the browser that began the login. Signed, so that nobody can make one up.',
    'Ten minutes at most',
  ],
];

/** The cookies of Google's script, by the names that its measurement id gives them. */
export const analyticsCookies = (id: string): Rows => [
  [
    '_ga',
    'A random number by which Google Analytics knows this browser again on this site.',
    'One year after you accept',
  ],
  [
    `_ga_${id.replace(/^G-/, '')}`,
    'Holds together the pages of one visit.',
    'One year after you accept',
  ],
];

/** What analytics count, by the names that events have there. */
const COUNTED: Record<EventName, string> = {
  page_view: 'a page that you open: its address and title, and the page before',
  select_content: 'a project that you choose from the search: which one, and not what you typed',
  sign_up: 'an account that you make, by e-mail; neither its address nor its name',
  login: 'a login with e-mail and password; not whose',
  generate_lead: 'a request for a quote that you send; nothing of what it says',
  tutorial_begin: 'a guided tour that you begin',
  tutorial_complete: 'a guided tour that you take to its end',
};
export const countedEvents = Object.values(COUNTED);

/** What pages keep in the browser's local storage, by key (lib/storage/local.ts; the last one is NextAuth's). */
export const storedItems: Rows = [
  [
    'announcementClosed',
    'The announcement that you closed, so that it stays closed.',
    'Until you close another one, or delete it',
  ],
  [
    'recentSearches',
    'The last five projects that you opened from the search: id, name, logo and ticker.',
    'Until you press “Clear” there, or delete it',
  ],
  [
    'signedIn',
    'One word that names nobody: whether this browser was logged in when it last knew, so that the page keeps room for the menu.',
    'Until you log out',
  ],
  [
    'cookieConsent',
    'The word “true”, once you have pressed “I Accept”, so that the notice stays away.',
    'Until you withdraw it, or delete it',
  ],
  [
    'nextauth.message',
    'When this browser last logged in or out, so that your open tabs know of each other.',
    UNTIL_DELETED,
  ],
];
