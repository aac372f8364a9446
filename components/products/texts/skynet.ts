import { routes } from '@/lib/routes';
import type { ProductText } from '../productText';

export const skynet: ProductText = {
  service: 'skynet',
  title: 'Skynet',
  kind: 'Monitoring',
  lead: 'What was true on audit day can change overnight. Monitoring looks again, and dates what it sees.',
  description:
    'What security monitoring covers, how it works step by step, what triggers an alert, and the monitor of a real project with the age of every value.',
  purpose: [
    'Keys change hands, contracts get upgraded, delays shrink, bounties end, audits go out of date, websites get hijacked. An older report shows none of it.',
    'A new site calls nobody. Once its operator switches collecting on, lists of incidents and bounties, repositories, websites and chains are read again on a schedule; other facts come with imports. Each has its source and day. Ratings are made again on a schedule, too; what has run out by then is shown as out of date.',
    [
      'The signals are those of this site’s ratings. ',
      { text: 'The method lists them', href: `${routes.methodology}#signals` },
      ', with what each one measures and how long a check is valid.',
    ],
  ],
  steps: [
    {
      title: 'Inventory',
      text: 'You and the operator agree on the project’s contracts, keys, domains, repositories and accounts.',
    },
    {
      title: 'Baseline',
      text: 'Every signal gets a first value with its source and time. What cannot be found is recorded as unknown.',
    },
    {
      title: 'Rules',
      text: 'For each signal: what is a change, how serious it is, and who gets the alert. Too many alerts are as bad as none.',
    },
    {
      title: 'Watching',
      text: 'Each value shows the day it was checked and the day it runs out. One that nobody confirms by then is out of date.',
    },
    {
      title: 'Alert',
      text: 'It says what changed, from what to what, where to see it, and since when.',
    },
    {
      title: 'Follow-up',
      text: 'Someone investigates and records the result: expected, harmless, or an incident.',
    },
  ],
  gets: [
    {
      title: 'Signals with a source and a time',
      text: 'You can check each value at its source, and see its age.',
    },
    {
      title: 'Alerts for changes',
      text: 'The site lists incidents, new rating letters, what waits in timelocks and scores that moved by a point or more, as they are read or imported.',
    },
    {
      title: 'A history',
      text: 'What changed when, and which signal changed it, so you can explain a decision later.',
    },
    {
      title: 'Visible gaps',
      text: 'Unknown is shown as unknown, never as fine.',
    },
  ],
  example: {
    title: 'An example: the monitor of a real project',
    lead: 'This is the top-ranked project on this site. Every value was recorded from the named source on the named day. Nothing is live: what was read from a chain names its block. An alert appears when an incident is recorded, the letter changes, or the score moves by a point or more.',
  },
  standards: [
    {
      name: 'NIST SP 800-137',
      url: 'https://csrc.nist.gov/pubs/sp/800/137/final',
      edition: 'September 2011',
      text: 'Continuous monitoring: strategy, measures and their frequency, analysis, response, review.',
    },
    {
      name: 'NIST SP 800-61',
      url: 'https://csrc.nist.gov/Projects/incident-response',
      edition: 'Revision 3, April 2025',
      text: 'How to prepare for an incident, and how detection, response and recovery fit together.',
    },
    {
      name: 'security.txt, RFC 9116',
      url: 'https://www.rfc-editor.org/rfc/rfc9116',
      edition: 'April 2022',
      text: 'Where a project publishes its security contact. An alert is worth little without someone to call.',
    },
  ],
  questions: [
    {
      question: 'Is the table above live?',
      answer: [
        'No. It shows recorded values, each with the day of its check. One that was read from a chain names its block.',
      ],
    },
    {
      question: 'What is read from a chain?',
      answer: [
        'Who can replace a contract’s code, own it or grant its roles, and who can call which function: each holder is tried at a final block, and a stranger must fail. Beside it: what the contract holds, and what waits in its timelocks. Every ten minutes the chain is asked for events by which power moves; a contract at which there was one is read again. All of it needs a server of that chain, which the operator names.',
      ],
    },
    {
      question: 'What does out of date mean?',
      answer: [
        'The method sets how many days each check is valid. After that the signal counts as unknown until someone checks it again, and the rating says so.',
      ],
    },
    {
      question: 'Does monitoring stop an attack?',
      answer: [
        'No. It shortens the time until someone knows. What happens next depends on who can pause what, and how fast you can reach them.',
      ],
    },
    {
      question: 'Can I watch a project without a contract?',
      answer: [
        [
          'Yes. Every page of this site is public, and so is ',
          { text: 'its API', href: routes.developers },
          '. Each project page shows its signals and history.',
        ],
      ],
    },
    {
      question: 'Who decides what is serious?',
      answer: [
        [
          'The ',
          { text: 'published method', href: routes.methodology },
          ' sets the weights and caps. No one can buy different ones.',
        ],
      ],
    },
  ],
  related: [
    { text: 'All signals of the method', href: `${routes.methodology}#signals` },
    { text: 'How unknowns are rated', href: `${routes.methodology}#unknown` },
    { text: 'Articles about keys, timelocks and incidents', href: routes.blog },
    { text: 'Skytrace: after a theft', href: routes.skytrace },
  ],
};
