import type { SiteFacts } from '../siteFacts';
import type { LegalSection, LegalTable } from '../legalText';

const BROWSER_SESSION = 'Until you close the browser';

const cookieTable = ({ session, csrf, callback, google, visitor }: SiteFacts['cookies']): LegalTable => ({
  caption: 'Cookies of this site',
  head: ['Name', 'What it is for', 'How long'],
  rows: [
    [session, 'Names your session. Set when you log in. It is encrypted and holds the number of the session, the number of your account and your e-mail address.',
      'Until you log out, at most 30 days after its last use. The session that it names ends sooner.'],
    [csrf, 'Makes sure that logging in and out comes from this site’s own pages. Set when you begin to log in.', BROWSER_SESSION],
    [callback, 'The page to go back to after logging in. Set together with the one above.', BROWSER_SESSION],
    [google.join(', '), 'Tie a login with Google to your browser. Set when you begin one.', '15 minutes'],
    [visitor, 'A random number. Set when you vote without being logged in, so that you have one vote on a project and can change it. Once you have it, views of projects are counted with it, too.', 'One year'],
  ],
});

/** Cookies, and what the page keeps in the browser besides. */
export const cookiesSection = ({ cookies, accountsAt }: SiteFacts): LegalSection => ({
  id: 'cookies', title: 'Cookies and local storage',
  blocks: [
    { text: 'Every cookie is set by this site itself, is closed to scripts, and is necessary for what it is named for here. None serves advertising or follows you to other sites. That is why the site does not ask for consent to cookies.' },
    { table: cookieTable(cookies) },
    { text: 'You can delete or block them in your browser. You can still read everything then, but not log in or vote.' },
    { text: 'Pages also note a few things in your browser’s local storage. They stay in your browser and are not sent to the site:' },
    { list: [
      'the announcement that you closed, so that it stays closed;',
      'the last five projects that you opened from the search (a button there clears them);',
      'whether this browser was logged in when it last knew, one word that names nobody;',
      'when you last logged in or out, so that your open tabs know of each other.',
    ] },
    { text: accountsAt === null
      ? 'No real Google account is connected to this site. On a demonstration a page of this software stands in Google’s place; it sets cookies of its own for the login.'
      : 'A login with Google leads over pages of Google and of the account service, which set cookies of their own.' },
  ],
});
