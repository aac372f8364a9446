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
    'Facts are read from public sources: chains, reports of auditors, documents of projects, records of votes, and what has been written about incidents. Each names its source and the day on which it was looked at.',
    'Nobody here has checked the sources themselves. An audit that is on file was done by the firm that it names; neither this site nor its operator has repeated it. A project that says something about itself may be wrong about it.',
    'Facts age. A page shows what was known on the day that it names, and what has happened since may not be in it.',
  ),
};

const errorsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'errors',
  title: 'Errors',
  blocks: texts(
    'There will be some: in a source, in reading it, in the software, in the method. Unknown signals and the range around a score say how much is not known. They cannot say what is known wrongly.',
    [
      'If you find an error, tell ',
      contactWords(operator),
      '. ',
      { text: 'How to correct an entry', href: `${routes.about}#corrections` },
      ' says what is needed. Ratings that were published before stay in the history, so that everybody can see what was corrected.',
    ],
  ),
});

const demonstrationSection: LegalSection = {
  id: 'demonstration',
  title: 'Demonstration data',
  blocks: texts(
    DEMONSTRATION_SET,
    'Its facts have sources, but nobody keeps them up to date. Do not decide anything by them.',
    'Figures that are made up for show, such as prices, volumes and holders, are marked as sample data wherever they stand. They were never measured.',
  ),
};

const linksSection: LegalSection = {
  id: 'links',
  title: 'Links, names and articles',
  blocks: texts(
    'Links lead to sites that the operator does not answer for. Before you connect a wallet anywhere, make sure by other means that you are where you meant to go.',
    'Names and logos of projects are shown to tell projects apart. Nobody there has endorsed this site, and a page here is no endorsement of them.',
    [
      'Articles in the ',
      { text: 'blog', href: routes.blog },
      ' explain and do not advise. Each has the day on which it was written, and is not kept up to date after that.',
    ],
  ),
};

/** What a rating is and is not, and what nobody answers for: in the words of the terms where they say it already. */
export const disclaimerText = (facts: SiteFacts): LegalText => ({
  title: 'Disclaimer',
  description:
    'What a rating says and does not say, where facts come from, how errors come about, and what nobody here answers for.',
  lead: 'What a rating says and does not say, where facts come from, how errors come about, and what nobody here answers for.',
  sections: [
    adviceSection,
    ratingsSection,
    sourcesSection,
    errorsSection(facts),
    demonstrationSection,
    linksSection,
    { ...warrantySection, title: 'No warranty, and who answers for what' },
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
    {
      id: 'terms',
      title: 'The terms',
      blocks: texts([
        'The ',
        { text: 'Terms and Conditions', href: routes.terms },
        ' hold for everybody who uses the site. This page says part of them at greater length.',
      ]),
    },
  ],
});
