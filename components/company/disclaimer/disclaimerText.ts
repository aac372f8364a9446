import { routes } from '@/lib/routes';
import { texts, type LegalSection, type LegalText } from '../legalText';
import { contactWords, operatorBlocks } from '../operator';
import { DEMONSTRATION_SET } from '../sentences';
import type { SiteFacts } from '../siteFacts';
import { warrantySection } from '../terms/ending';
import { adviceSection, ratingsSection } from '../terms/ratings';

const sourcesSection: LegalSection = {
  id: 'sources',
  title: 'Where facts come from',
  blocks: texts(
    'Facts come from public sources: chains, audit reports, project documents, records of votes, and reports about incidents. Each names its source and the day we checked it.',
    'We have not verified the sources themselves. The named firm did each audit; neither this site nor its operator has repeated it. A project may be wrong about itself.',
    'Facts age. A page shows what was known on the day it names. It may miss what has happened since.',
  ),
};

const errorsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'errors',
  title: 'Errors',
  blocks: texts(
    'Expect errors: in a source, in how we read it, in the software, in the method. Unknown signals and the range show how much is missing. They cannot show which facts are wrong.',
    [
      'If you find an error, write to ',
      contactWords(operator),
      '. ',
      { text: 'How to correct an entry', href: `${routes.about}#corrections` },
      ' says what we need. Published ratings stay in the history, so anyone can see what changed.',
    ],
  ),
});

const demonstrationSection: LegalSection = {
  id: 'demonstration',
  title: 'Demonstration data',
  blocks: texts(
    DEMONSTRATION_SET,
    'Its facts have sources, but are not kept up to date. Do not base any decision on them.',
    'Made-up figures, such as prices, volumes and holders, are always marked as sample data. They were never measured.',
  ),
};

const linksSection: LegalSection = {
  id: 'links',
  title: 'Links, names and articles',
  blocks: texts(
    'The operator is not responsible for linked sites. Before you connect a wallet anywhere, confirm by other means that you are on the right site.',
    'Names and logos identify projects. No project has endorsed this site, and a page here is not an endorsement.',
    [
      'Articles in the ',
      { text: 'blog', href: routes.blog },
      ' explain and do not advise. Each shows its date and is not updated after that.',
    ],
  ),
};

/** Reuses the wording of the terms where it can. */
export const disclaimerText = (facts: SiteFacts): LegalText => ({
  title: 'Disclaimer',
  description:
    'What a rating says and does not say, where facts come from, how errors happen, and the limits of our responsibility.',
  lead: 'What a rating says and does not say, where facts come from, how errors happen, and the limits of our responsibility.',
  sections: [
    adviceSection,
    ratingsSection,
    sourcesSection,
    errorsSection(facts),
    demonstrationSection,
    linksSection,
    { ...warrantySection, title: 'No warranty, and liability' },
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
    {
      id: 'terms',
      title: 'The terms',
      blocks: texts([
        'The ',
        { text: 'Terms and Conditions', href: routes.terms },
        ' apply to everyone who uses the site. This page explains part of them in more detail.',
      ]),
    },
  ],
});
