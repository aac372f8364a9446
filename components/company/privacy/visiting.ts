import type { SiteFacts } from '../siteFacts';
import { texts, type LegalSection } from '../legalText';

export const shortSection = ({ analytics }: SiteFacts): LegalSection => ({
  id: 'short',
  title: 'In short',
  blocks: [
    {
      list: [
        'You can read everything without an account.',
        analytics === null
          ? 'There is no advertising, no analytics service and no tracking across sites.'
          : 'There is no advertising and no tracking across sites. The use of the site is counted with Google Analytics, but only if you accept that.',
        'An account is an e-mail address and a password, or a Google account where that is connected. No name, no telephone number and no wallet is kept with it.',
        'Where the site only has to recognise something again, it keeps a keyed hash and not the thing itself.',
        'The software sells nothing about you and hands nothing to advertisers.',
      ],
    },
  ],
});

export const hashesSection: LegalSection = {
  id: 'hashes',
  title: 'Keyed hashes',
  blocks: texts(
    'A keyed hash is a row of digits that is made from a value with a secret key of this site. The same value gives the same digits, so the site can tell that it has seen it before. ' +
      'From the digits alone nobody can read or guess the value.',
    'Whoever has the key can test a guess, though. So hashes are listed here like other data about you.',
  ),
};

/** What reading the site leaves behind. */
export const visitingSection = ({
  logosFrom,
  browserErrorsTo,
  quotesAt,
  flagsFrom,
  picturesFrom,
  analytics,
}: SiteFacts): LegalSection => ({
  id: 'visiting',
  title: 'When you visit',
  blocks: [
    {
      text: 'To answer you, the server has to see your network address and what your browser says about itself. This is what becomes of it:',
    },
    {
      list: [
        'The software’s own log notes the time, the call without what you searched for, the outcome and a random number for the request. It does not note your network address. The operator decides how long the log is kept.',
        'Views of a project’s page are counted once an hour and visitor. Visitors are told apart by a keyed hash of network address and browser, or of the voter’s cookie if you have one. ' +
          'The count is shown on the page and makes the list of trending projects.',
        'Requests are counted for a minute by a keyed hash of the network address, in memory, so that nobody floods the site.',
        'What you type into the search is used to answer you and is not kept.',
      ],
    },
    {
      text:
        logosFrom ||
        browserErrorsTo ||
        quotesAt ||
        flagsFrom ||
        picturesFrom.bucket ||
        picturesFrom.provider ||
        analytics
          ? 'Apart from the services named under “Who else gets data”, pages load nothing from other sites.'
          : 'Pages load nothing from other sites: no fonts, no pictures, no scripts.',
    },
    {
      text: 'Links to sources lead to other sites. They are not told that you came from here, and have rules of their own.',
    },
  ],
});

/** What happens when something breaks. */
export const errorsSection: LegalSection = {
  id: 'errors',
  title: 'When something breaks',
  blocks: texts(
    'When a page fails, it reports that to this site: what failed, the page’s address without its query, and a technical trace. Before the report is stored, e-mail addresses, network and wallet addresses, tokens and queries are taken out as far as ' +
      'a program can find them. The report does not say who you are.',
  ),
};
