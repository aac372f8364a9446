import { texts, type LegalSection } from '../legalText';
import { contactWords } from '../operator';
import type { SiteFacts } from '../siteFacts';

export const warrantySection: LegalSection = {
  id: 'warranty',
  title: 'No warranty',
  blocks: texts(
    'The service is free and provided as is. The operator does not promise that it is always available, that it has no faults, or that ratings and facts are right, complete or up to date.',
    'As far as the law allows, the operator is not liable for losses from relying on a rating, from a fault of the site or from its absence. Where the law requires liability, for example for intentional harm, nothing here changes that.',
  ),
};

export const endingSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'ending',
  title: 'Ending',
  blocks: [
    {
      text: [
        'You can stop using the site at any time. To delete your account, ask ',
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
    'The day of the last change is at the top. A new version applies from its publication here, to what happens after that day. If you disagree with it, stop using the site and have your account deleted.',
  ),
};

export const lawSection: LegalSection = {
  id: 'law',
  title: 'Law',
  blocks: texts(
    'The law of the operator’s seat applies. Consumers keep the protection of the law of the country they live in. If one of these terms is invalid, the others still apply.',
  ),
};
