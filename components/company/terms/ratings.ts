import { routes } from '@/lib/routes';
import { texts, type LegalSection } from '../legalText';
import { contactWords } from '../operator';
import { CORRECTED, DEMONSTRATION_SET } from '../sentences';
import type { SiteFacts } from '../siteFacts';

export const ratingsSection: LegalSection = {
  id: 'ratings',
  title: 'What a rating is',
  blocks: [
    {
      text: [
        'A rating is an opinion about how well a project is secured. It is computed from published evidence by a ',
        { text: 'published method', href: routes.methodology },
        ', and everybody can compute it again.',
      ],
    },
    {
      list: [
        'What is not known is not counted as zero, and not as fine. It leaves the sum, lowers the coverage and widens the range. With too little known, a rating is provisional.',
        'Facts age. What has not been looked at for too long counts as unknown.',
        'Some facts cap the letter, however good the rest is.',
        'Prices, trading, votes, posts and page views never enter the score. Nor does any payment: the function that computes has no place for one.',
        'A project marked compromised (taken over and not restored) or wound down has no score. A project that continued after an incident is scored; the incident counts under Incidents.',
        'Every rating names its day and the version of the method it was made with.',
      ],
    },
    { text: `${DEMONSTRATION_SET} Figures that are made up for show are marked as sample data.` },
  ],
};

export const adviceSection: LegalSection = {
  id: 'advice',
  title: 'What a rating is not',
  blocks: [
    {
      text: 'A rating is not investment advice, legal advice or a recommendation to buy, hold, sell or use anything. It is not an audit, and no promise of safety.',
    },
    {
      list: [
        'The method sees only what is on file. Evidence may be missing, wrong or out of date.',
        'A project with a good rating can be hacked tomorrow. A low rating does not say that anybody did wrong.',
        'It says nothing about what a token is worth or will be worth.',
      ],
    },
    {
      text: 'Look at the evidence and its day before you rely on a rating. What you do with your money and your keys is your own decision.',
    },
  ],
};

/** Mistakes, and what becomes of them. */
export const correctionsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'corrections',
  title: 'Corrections',
  blocks: [
    {
      text: [
        'If a fact is wrong or missing, tell ',
        contactWords(operator),
        ' which one, with a public source. Everybody may, and the projects themselves, too.',
      ],
    },
    { text: `${CORRECTED} Ratings that were published before stay in the history.` },
  ],
});

export const evidenceSection: LegalSection = {
  id: 'evidence',
  title: 'Sources and licences',
  blocks: texts(
    'Facts come from public sources, and each names its source and its day. What is in those sources belongs to whoever published them, under their terms. Links lead to sites that the operator does not answer for.',
    'The token list and logos that come with the software are from the packages @metamask/contract-metadata (ISC licence) and @web3icons/core (MIT licence). Other data is what the operator has imported, under the terms of its source.',
    'Names, logos and marks of projects belong to their owners. They are shown to tell projects apart. That does not mean that anybody there endorses this site, or that this site endorses them.',
    [
      'When you quote a rating, give its day and version and link to its page. Programs may read the ',
      { text: 'public API', href: routes.openApi },
      ' within its limits. For anything beyond that, ask the operator.',
    ],
  ),
};
