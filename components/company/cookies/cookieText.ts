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
  eventsCountedHere,
  neededCookies,
  storedItems,
} from './cookieFacts';

const table = (caption: string, rows: string[][]): Block => {
  const made: LegalTable = { caption, head: ['Name', 'What it is for', 'How long'], rows };
  return { table: made };
};

export const cookiesOfSite = ({ cookies }: SiteFacts): Block =>
  table('Cookies of this site', neededCookies(cookies));

const shortSection = ({ analytics }: SiteFacts): LegalSection => ({
  id: 'short',
  title: 'In short',
  blocks: [
    {
      list: [
        'You can read everything on this site without a single cookie.',
        'We set cookies only when you log in or vote.',
        analytics === null
          ? 'If you press “I Accept” in the cookie notice, this site counts how it is used. It sets no cookie for that. There is no analytics service, and there are no ads.'
          : 'This site and Google Analytics count visits only after you press “I Accept” in the cookie notice. Google’s script does not load before. There are no ads.',
        'Local storage keeps a few notes in your browser.',
      ],
    },
  ],
});

const neededSection = (facts: SiteFacts): LegalSection => ({
  id: 'needed',
  title: 'Cookies that the site needs',
  blocks: [
    {
      text: 'Our server sets these for this site alone. Scripts and other sites cannot read them. We do not ask for consent, because each does what you just asked for: log in, stay logged in, or vote.',
    },
    cookiesOfSite(facts),
    ...(facts.accountsAt === null
      ? [
          ...texts(
            'This site uses no real Google accounts. On a demonstration, the Google button opens a page of this software on the machine it runs on. That page sets cookies when you press the button:',
          ),
          table('Cookies of the page in Google’s place', chooserCookies),
        ]
      : texts(
          'A login with Google passes through pages of Google and of the account service. They set their own cookies, under their own rules; this site can neither read nor list them.',
        )),
  ],
});

const analyticsSection = ({ analytics }: SiteFacts): LegalSection => ({
  id: 'analytics',
  title: 'Cookies for analytics',
  blocks:
    analytics === null
      ? texts('None. The operator has set up no analytics service.')
      : [
          ...texts(
            `Set by a script of Google Analytics${analytics.host ? `, which comes by way of ${analytics.host}` : ''}, for this site alone, and only with your consent: after you press “I Accept”. If your browser asks sites not to track you (Global Privacy Control or Do Not Track), they are never set.`,
          ),
          table('Cookies of Google Analytics', analyticsCookies(analytics.id)),
          ...texts(
            'Google Analytics counts the following. When you accept, it also gets what you did in this tab before, up to fifty events. We forget these if you reload or close the tab first:',
          ),
          { list: [...countedEvents] },
          ...texts(
            'You can withdraw your consent at any time: press “Withdraw cookie consent” at the end of any page. That deletes the cookies and stops the counting.',
          ),
        ],
});

/** Needs no cookie, but consent. */
const countingSection: LegalSection = {
  id: 'counting',
  title: 'What this site counts itself',
  blocks: [
    ...texts(
      'After you press “I Accept”, this site counts the following by day, without a cookie. It keeps no address, no title and nothing you typed. It counts nothing from before, and nothing if your browser asks sites not to track you:',
    ),
    { list: [...eventsCountedHere] },
    ...texts(
      'While you are logged in, it keeps your account number with these counts, for 90 days. After that, and if you are not logged in, they belong to nobody. “Withdraw cookie consent” at the end of any page stops the counting and drops what was not sent yet.',
    ),
  ],
};

const storageSection: LegalSection = {
  id: 'storage',
  title: 'Local storage',
  blocks: [
    {
      text: 'Our pages write these notes into your browser. Unlike cookies, they are not sent to the site. We do not ask for consent, because the page cannot do what you just asked for without them.',
    },
    table('What pages keep in local storage', storedItems),
  ],
};

/** Uses the same facts as the privacy policy. */
export const cookieText = (facts: SiteFacts): LegalText => ({
  title: 'Cookie Policy',
  description:
    'Every cookie and note in your browser by name: what it is for, how long it stays, who sets it, and whether we ask you.',
  lead: 'Every cookie and note in your browser by name: what it is for, how long it stays, who sets it, and whether we ask you.',
  sections: [
    shortSection(facts),
    neededSection(facts),
    analyticsSection(facts),
    countingSection,
    storageSection,
    {
      id: 'refusing',
      title: 'Refusing and deleting',
      blocks: texts(
        'Your browser can show, delete and block cookies and local storage, for this site or for all. Without them you can still read everything, but not log in or vote, and closed notices return.',
        [
          'The ',
          { text: 'Privacy Policy', href: routes.privacy },
          ' says what the site keeps on its side, and for how long.',
        ],
      ),
    },
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
  ],
});
