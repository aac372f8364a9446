import { routes } from '@/lib/routes';
import { texts, type LegalSection, type LegalText } from '../legalText';
import { contactWords, operatorBlocks } from '../operator';
import { CORRECTED, DEMONSTRATION_SET } from '../sentences';
import type { SiteFacts } from '../siteFacts';

const whatSection: LegalSection = {
  id: 'what',
  title: 'What Plumbline is',
  blocks: texts(
    'Plumbline rates the security of blockchain projects and shows its working. Look up a project or token. With enough evidence you see a score and every signal behind it: what we checked, the source, the date and the weight.',
    'A plumb line shows whether a wall is straight. It says nothing about its builder, its cost or its price.',
  ),
};

const ratingSection: LegalSection = {
  id: 'rating',
  title: 'How it rates',
  blocks: [
    {
      text: 'Four categories make up the score: code, governance, operations and transparency. Market and community are context and never enter it.',
    },
    {
      list: [
        'Each signal is a fact with a source and a day: what an audit covers, who can change the code and how fast, what a key can do, what was returned after an incident.',
        'Facts without evidence are unknown: they prove nothing, and are shown apart from what is known and bad. With too little known, a project is not rated.',
        'Gates come before averages: some facts cap the letter, however good the rest is.',
        'Powers are rated by who has them. An audit covers the code it reviewed, not a name.',
        'Facts age, and history stays: corrections never change a published rating.',
      ],
    },
    {
      text: [
        'The ',
        { text: 'methodology', href: routes.methodology },
        ' has every signal, weight and gate. It is generated from the code that calculates scores, and anyone can recompute a rating from its page.',
      ],
    },
  ],
};

const neverSection: LegalSection = {
  id: 'never',
  title: 'What it does not do',
  blocks: [
    {
      list: [
        'It takes no payment for a rating, a rank or a letter. The code that calculates scores has no field for one.',
        'It gives no advice on what to buy, keep or sell, and says nothing about the value of a token.',
        'It does not replace or repeat an audit.',
        'It does not promise that a project with a good rating is safe from attacks.',
        'It shows no ads and sells no data about its visitors.',
      ],
    },
    { text: ['The ', { text: 'disclaimer', href: routes.disclaimer }, ' has the details.'] },
  ],
};

/** Other pages link here. */
const correctionsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'corrections',
  title: 'How to correct an entry',
  blocks: [
    {
      text: [
        'Anyone can request a correction: visitors, auditors and the projects themselves. ',
        { text: 'Report it', href: routes.report({ kind: 'wrong-fact' }) },
        ' or write to ',
        contactWords(operator),
        ' with:',
      ],
    },
    {
      list: [
        'the page and the line;',
        'the correct fact, and since when it is true;',
        'its public source: a report, a transaction, a contract, a vote, a project document. We cannot record a fact without a public source.',
      ],
    },
    {
      text: `${CORRECTED} No project can have its entry removed because it dislikes the result, or improved without evidence.`,
    },
    {
      text: 'Projects can also send a complete project file; docs/project-file.md in the software describes the format. The operator decides what to import.',
    },
  ],
});

const softwareSection: LegalSection = {
  id: 'software',
  title: 'The software, and this installation',
  blocks: texts(
    'Plumbline is software that operators run on their own machines. Each operator decides which projects to list, when to check them again, and which services to connect. Two installations may record different facts, and so show different scores for one project by the same method.',
    DEMONSTRATION_SET,
    [
      'The ',
      { text: 'Privacy Policy', href: routes.privacy },
      ' says what this installation keeps about its visitors. An article explains ',
      { text: 'how to run your own', href: routes.article('how-to-run-this-site') },
      '.',
    ],
  ),
};

export const aboutText = (facts: SiteFacts): LegalText => ({
  title: 'About',
  description:
    'What Plumbline is, how it rates, what it does not do, who runs this installation, and how to correct an entry.',
  lead: 'Security ratings for blockchain projects that show their working. What this site is, and who runs it.',
  sections: [
    whatSection,
    ratingSection,
    neverSection,
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
    correctionsSection(facts),
    softwareSection,
  ],
});
