import { routes } from '@/lib/routes';
import { texts, type LegalSection, type LegalText } from '../legalText';
import { contactWords, operatorBlocks } from '../operator';
import { CORRECTED, DEMONSTRATION_SET } from '../sentences';
import type { SiteFacts } from '../siteFacts';

const whatSection: LegalSection = {
  id: 'what',
  title: 'What Plumbline is',
  blocks: texts(
    'Plumbline rates how well blockchain projects are secured, and shows its working. Look a project or a token up and, where enough is on file, you see a score, and behind the score every signal: what was measured, where it was published, when, and what it weighs.',
    'A plumb line shows whether a wall stands straight. It says nothing about who built it, what it cost or what it will sell for.',
  ),
};

const ratingSection: LegalSection = {
  id: 'rating',
  title: 'How it rates',
  blocks: [
    {
      text: 'Four categories make the score: code, governance, operations and transparency. Two more, market and community, are shown as context and never lift it.',
    },
    {
      list: [
        'Each signal is a fact with a source and a day: an audit and what it covers, who can change the code and how fast, what a key can do, what was paid back after an incident.',
        'What nobody has evidence for is unknown. It is neither zero nor fine: it leaves the sum, lowers the coverage and widens the range.',
        'Gates come before averages: some facts cap the letter, however good the rest is.',
        'Powers are judged by who holds them, and an audit covers the code that was read, not a name.',
        'Facts age, and history stays: a correction takes nothing out of a rating that was published before.',
      ],
    },
    {
      text: [
        'The ',
        { text: 'methodology', href: routes.methodology },
        ' has every signal, weight and gate. It is rendered from the very rules that compute, and anybody can compute a rating again from its page.',
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
        'It takes no payment for a rating, a place or a letter. The function that computes has no place for one.',
        'It gives no advice on what to buy, hold or sell, and says nothing about what a token is worth.',
        'It does not replace an audit, and does not repeat one.',
        'It does not promise that a project with a good rating will not be hacked.',
        'It shows no advertising and sells nothing about its visitors.',
      ],
    },
    { text: ['The ', { text: 'disclaimer', href: routes.disclaimer }, ' says this at length.'] },
  ],
};

/** Who to tell, and what makes it quick. Other pages link here. */
const correctionsSection = ({ operator }: SiteFacts): LegalSection => ({
  id: 'corrections',
  title: 'How to correct an entry',
  blocks: [
    {
      text: [
        'Everybody may: visitors, auditors, and the projects themselves. Write to ',
        contactWords(operator),
        ' and say:',
      ],
    },
    {
      list: [
        'which page, and which line of it;',
        'what is right, and since when;',
        'where that is published: a report, a transaction, a contract, a vote, a document of the project. A fact without a public source cannot be taken up.',
      ],
    },
    {
      text: `${CORRECTED} No project can have an entry taken away because it does not like the result, and none can have it improved without evidence.`,
    },
    {
      text: 'Projects can also send a whole project file, in the form that the software’s document docs/project-file.md describes. The operator decides what is imported.',
    },
  ],
});

const softwareSection: LegalSection = {
  id: 'software',
  title: 'The software, and this installation',
  blocks: texts(
    'Plumbline is software that people run on their own machines. Whoever runs it decides which projects are on file, when they are looked at again, and which services are connected. There is no central office: two installations may know different facts and so show different scores for the same project, by the same method.',
    DEMONSTRATION_SET,
    [
      'What this installation keeps about its visitors is in the ',
      { text: 'Privacy Policy', href: routes.privacy },
      '. How to run one is ',
      { text: 'an article', href: routes.article('how-to-run-this-site') },
      '.',
    ],
  ),
};

/** What the site is, how it rates, what it does not do, who runs it, and how an entry is corrected. */
export const aboutText = (facts: SiteFacts): LegalText => ({
  title: 'About',
  description:
    'What Plumbline is, how it rates, what it does not do, who runs this installation, and how to correct an entry.',
  lead: 'Security ratings for blockchain projects that show their working: what this site is, and who runs it.',
  sections: [
    whatSection,
    ratingSection,
    neverSection,
    { id: 'operator', title: 'Who runs this site', blocks: operatorBlocks(facts.operator) },
    correctionsSection(facts),
    softwareSection,
  ],
});
