import { texts, type LegalSection } from '../legalText';
import { contactWords } from '../operator';
import type { SiteFacts } from '../siteFacts';

export const warrantySection: LegalSection = {
  id: 'warranty',
  title: 'No warranty',
  blocks: texts(
    'The service is free and comes as it is. The operator does not promise that it is always there, that it has no faults, or that ratings and facts are right, complete or up to date.',
    'As far as the law allows, the operator does not answer for losses that come from relying on a rating, from a fault of the site or from its absence. Where the law says that somebody has to answer, for example for harm done on purpose, nothing here changes that.',
  ),
};

/** How it ends. */
export const endingSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'ending',
  title: 'Ending',
  blocks: [
    {
      text: [
        'You can stop using the site at any time. To have your account deleted, ask ',
        contactWords(operator),
        '; there is no button for it yet.',
      ],
    },
    {
      text: 'The operator may delete an account that breaks these terms, and may end the service.',
    },
  ],
});

export const changesSection: LegalSection = {
  id: 'changes',
  title: 'Changes of these terms',
  blocks: texts(
    'The day of the last change stands at the top. A new version holds from the day it is published here, for what happens after that day. If you do not agree with it, stop using the site and have your account deleted.',
  ),
};

export const lawSection: LegalSection = {
  id: 'law',
  title: 'Law',
  blocks: texts(
    'The law of the operator’s seat applies. If you are a consumer, you keep the protection that the law of the country you live in gives you. If one of these terms does not hold, the others still do.',
  ),
};
