import { routes } from '@/lib/routes';
import { neededCookies } from '../cookies/cookieFacts';
import type { LegalSection } from '../legalText';
import type { SiteFacts } from '../siteFacts';

export const cookiesSection = ({ cookies, analytics, accountsAt }: SiteFacts): LegalSection => ({
  id: 'cookies',
  title: 'Cookies and local storage',
  blocks: [
    {
      text: 'This site sets these cookies itself. Scripts cannot read them, and each is necessary for the purpose named here. None serves ads or follows you to other sites. So the site does not ask for consent.',
    },
    {
      table: {
        caption: 'Cookies of this site',
        head: ['Name', 'What it is for', 'How long'],
        rows: neededCookies(cookies),
      },
    },
    {
      text: 'You can delete or block them in your browser. You can then still read everything, but not log in or vote.',
    },
    ...(analytics === null
      ? []
      : [
          {
            text: 'Google Analytics sets cookies only after you press “I Accept” in the cookie notice.',
          },
        ]),
    {
      text: [
        'Pages also keep a few notes in your browser’s local storage, which are not sent to the site. The ',
        { text: 'Cookie Policy', href: routes.cookies },
        ' lists each note and every cookie.',
      ],
    },
    {
      text:
        accountsAt === null
          ? 'This site uses no real Google accounts. On a demonstration, a page of this software replaces Google; it sets its own cookies for the login.'
          : 'A login with Google passes through pages of Google and of the account service, which set their own cookies.',
    },
  ],
});
