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
          ? 'There are no ads, no analytics service and no tracking across sites. This site counts how it is used, but only if you accept.'
          : 'There are no ads and no tracking across sites. Google Analytics counts visits, but only if you accept. So does this site itself.',
        'An account is an e-mail address and a password, or a Google account where that is connected. It has no name and no telephone number, and only the wallets that you add.',
        'Where the site only needs to recognize something again, it keeps a keyed hash instead.',
        'The software sells no data about you and gives none to advertisers.',
      ],
    },
  ],
});

export const hashesSection: LegalSection = {
  id: 'hashes',
  title: 'Keyed hashes',
  blocks: texts(
    'A keyed hash is a string of digits made from a value with this site’s secret key. The same value gives the same digits, so the site can tell that it has seen it before. ' +
      'The digits alone do not reveal the value.',
    'Someone with the key can test a guess, though. So we list hashes here like other data about you.',
  ),
};

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
      text: 'To answer you, the server has to see your network address and what your browser says about itself. We use them as follows:',
    },
    {
      list: [
        'The software’s log records the time, the call without your search, the outcome and a random request number. It does not record your network address. The operator decides how long to keep the log.',
        'We count views of a project page once an hour per visitor. A keyed hash of your network address, or of your voter’s cookie, distinguishes visitors; what your browser says about itself does not. ' +
          'With a view we keep keyed hashes of your network address and of the larger networks around it. So one network cannot make many views, and the number of networks decides which projects are trending.',
        'We count requests for a minute in memory, by a keyed hash of the network address, so that no one floods the site.',
        'We use your search to answer you and do not keep it.',
        'If you press “I Accept” in the cookie notice, we count by day what kind of page you open and a few actions: never which project, and nothing you typed. While you are logged in, we keep your account number with these counts for 90 days. The Cookie Policy lists them.',
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
      text: 'Links to sources lead to other sites. These do not learn that you came from here, and have their own rules.',
    },
  ],
});

export const errorsSection: LegalSection = {
  id: 'errors',
  title: 'When something breaks',
  blocks: texts(
    'When a page fails, it reports to this site what failed, the page’s address without its query, and a technical trace. Before storing the report, we remove e-mail addresses, network and wallet addresses, tokens and queries as far as ' +
      'a program can find them. The report does not identify you.',
  ),
};
