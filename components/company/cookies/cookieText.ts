import { routes } from '@/lib/routes';
import {
  texts,
  type Block,
  type LegalSection,
  type LegalTable,
  type LegalText,
} from '../legalText';
import { operatorBlocks } from '../operator';
import type { SiteFacts } from '../siteFacts';
import {
  analyticsCookies,
  chooserCookies,
  countedEvents,
  neededCookies,
  storedItems,
} from './cookieFacts';

const table = (caption: string, rows: string[][]): Block => {
  const made: LegalTable = { caption, head: ['Name', 'What it is for', 'How long'], rows };
  return { table: made };
};

const shortSection = ({ analytics }: SiteFacts): LegalSection => ({
  id: 'short',
  title: 'In short',
  blocks: [
    {
      list: [
        'You can read everything on this site without one cookie being set.',
        'Cookies come with what you do: when you log in, and when you vote.',
        analytics === null
          ? 'There is no analytics service on this site, and no advertising. Pressing “I Accept” in the cookie notice closes the notice and does nothing else.'
          : 'The use of the site is counted with Google Analytics only after you press “I Accept” in the cookie notice. Before that, nothing of it is loaded. There is no advertising.',
        'Local storage holds a few notes that stay in your browser.',
      ],
    },
  ],
});

/** Without consent: necessary for what the visitor has asked for. */
const neededSection = ({ cookies, accountsAt }: SiteFacts): LegalSection => ({
  id: 'needed',
  title: 'Cookies that the site needs',
  blocks: [
    {
      text: 'Set by this site’s own server, for this site alone. They are closed to scripts, and no other site gets them. You are not asked about them, because each does what you have just asked for: to log in, to stay logged in, or to vote.',
    },
    table('Cookies of this site', neededCookies(cookies)),
    ...(accountsAt === null
      ? [
          ...texts(
            'No real Google account is connected to this site. On a demonstration, the button for it leads to a page of this software at an address of the machine it runs on. Cookies of that page are set when you press the button:',
          ),
          table('Cookies of the page that stands in Google’s place', chooserCookies),
        ]
      : texts(
          'A login with Google leads over pages of Google and of the account service. They set cookies of their own, under their own rules; this site can neither read nor name them.',
        )),
  ],
});

/** With consent only; where none is configured it says so. */
const analyticsSection = ({ analytics }: SiteFacts): LegalSection => ({
  id: 'analytics',
  title: 'Cookies for analytics',
  blocks:
    analytics === null
      ? texts(
          'None. The operator has configured no analytics service, so there is none to accept or refuse.',
        )
      : [
          ...texts(
            `Set by a script of Google Analytics${analytics.host ? `, which comes by way of ${analytics.host}` : ''}, for this site alone, and only with your consent: after you have pressed “I Accept”. If your browser asks sites not to track you (Global Privacy Control or Do Not Track), they are not set even then.`,
          ),
          table('Cookies of Google Analytics', analyticsCookies(analytics.id)),
          ...texts(
            'This is counted. What you did in this tab before you accepted, on all its pages and at most fifty things, is told once you accept, and forgotten when you reload or close it:',
          ),
          { list: [...countedEvents] },
          ...texts(
            'You can take your consent back at any time: press “Withdraw cookie consent” at the end of any page. The cookies are deleted then, and nothing is counted any more.',
          ),
        ],
});

const storageSection: LegalSection = {
  id: 'storage',
  title: 'Local storage',
  blocks: [
    {
      text: 'Written by this site’s pages into your browser. Unlike cookies, these notes are not sent to the site. You are not asked about them, because the page cannot do what you have just asked for without them.',
    },
    table('What pages keep in local storage', storedItems),
  ],
};

/** The cookie policy: each cookie and each note in the browser by name, from the facts that the privacy policy is made of too. */
export const cookieText = (facts: SiteFacts): LegalText => ({
  title: 'Cookie Policy',
  description:
    'Every cookie and every note in your browser by name: what it is for, how long it stays, who sets it, and whether you are asked.',
  lead: 'Every cookie and every note in your browser by name: what it is for, how long it stays, who sets it, and whether you are asked.',
  sections: [
    shortSection(facts),
    neededSection(facts),
    analyticsSection(facts),
    storageSection,
    {
      id: 'refusing',
      title: 'Refusing and deleting',
      blocks: texts(
        'Your browser can show, delete and block cookies and local storage, for this site or for all. Without them you can still read everything here, but neither log in nor vote, and notices that you closed come back.',
        [
          'What the site keeps on its own side, and for how long, is in the ',
          { text: 'Privacy Policy', href: routes.privacy },
          '.',
        ],
      ),
    },
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
  ],
});
