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
        'A rating is an opinion about a project’s security. It is computed from published evidence by a ',
        { text: 'published method', href: routes.methodology },
        ', and anyone can recompute it.',
      ],
    },
    {
      list: [
        'The score is what is proven. What is unknown proves nothing and is shown apart from what is lost. With too little known, a project is not rated.',
        'Facts age. After its lifetime a check is out of date and the fact counts as unknown.',
        'Some facts cap the letter, however good the rest is.',
        'Prices, trading, votes, posts and page views never enter the score. Nor does any payment: the code that calculates scores has no field for one.',
        'A project marked compromised (taken over and not restored) or wound down has no score. A project that continued after an incident is scored; the incident counts under Incidents.',
        'Every rating names its day and its method version.',
      ],
    },
    { text: `${DEMONSTRATION_SET} Made-up figures are marked as sample data.` },
  ],
};

export const adviceSection: LegalSection = {
  id: 'advice',
  title: 'What a rating is not',
  blocks: [
    {
      text: 'A rating is not investment advice, legal advice or a recommendation to buy, hold, sell or use anything. It is not an audit or a promise of safety.',
    },
    {
      list: [
        'The method sees only recorded facts. Evidence may be missing, wrong or out of date.',
        'A project with a good rating can be hacked tomorrow. A low rating does not mean that anyone did wrong.',
        'It says nothing about the present or future value of a token.',
      ],
    },
    {
      text: 'Check the evidence and its day before you rely on a rating. Decisions about your money and keys are your own.',
    },
  ],
};

export const correctionsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'corrections',
  title: 'Corrections',
  blocks: [
    {
      text: [
        'If a fact is wrong or missing, tell ',
        contactWords(operator),
        ' which one, with a public source. Anyone can, including the projects themselves.',
      ],
    },
    { text: `${CORRECTED} Published ratings stay in the history.` },
  ],
});

export const evidenceSection: LegalSection = {
  id: 'evidence',
  title: 'Sources and licenses',
  blocks: texts(
    'Facts come from public sources, and each names its source and day. The content of those sources belongs to their publishers, under their terms. The operator is not responsible for linked sites.',
    'The token list and logos in the software come from the packages @metamask/contract-metadata (ISC license) and @web3icons/core (MIT license). The operator imported all other data, under the terms of its source.',
    'Names, logos and marks of projects belong to their owners. They only identify projects. The projects do not endorse this site, and this site does not endorse them.',
    [
      'When you quote a rating, give its day and version and link to its page. Programs may use the ',
      { text: 'public API', href: routes.developers },
      ' within its limits. For anything more, ask the operator.',
    ],
  ),
};
