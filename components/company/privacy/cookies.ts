import { routes } from '@/lib/routes';
import { neededCookies } from '../cookies/cookieFacts';
import type { LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

/** Cookies, and what the page keeps in the browser besides. */
export const cookiesSection = ({ cookies, analytics, accountsAt }: SiteFacts): LegalSection => ({
  id: 'cookies',
  title: 'Cookies and local storage',
  blocks: [
    {
      text: 'These cookies are set by this site itself, are closed to scripts, and are necessary for what they are named for here. None serves advertising or follows you to other sites. That is why the site does not ask for consent to them.',
    },
    {
      table: {
        caption: 'Cookies of this site',
        head: ['Name', 'What it is for', 'How long'],
        rows: neededCookies(cookies),
      },
    },
    {
      text: 'You can delete or block them in your browser. You can still read everything then, but not log in or vote.',
    },
    ...(analytics === null
      ? []
      : [
          {
            text: 'Cookies of Google Analytics come only after you press “I Accept” in the cookie notice.',
          },
        ]),
    {
      text: [
        'Pages also note a few things in your browser’s local storage, which are not sent to the site. The ',
        { text: 'Cookie Policy', href: routes.cookies },
        ' names each of them, and every cookie.',
      ],
    },
    {
      text:
        accountsAt === null
          ? 'No real Google account is connected to this site. On a demonstration a page of this software stands in Google’s place; it sets cookies of its own for the login.'
          : 'A login with Google leads over pages of Google and of the account service, which set cookies of their own.',
    },
  ],
});
