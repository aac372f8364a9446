import { routes } from '@/lib/routes';
import type { ProductText } from '../productText';

/** /products/skynet */
export const skynet: ProductText = {
  service: 'skynet',
  title: 'Skynet',
  kind: 'Monitoring',
  lead: 'What was true on the day of the audit can change overnight. Monitoring keeps watch over it and records when something moves.',
  description:
    'What security monitoring of a blockchain project is for, how it works step by step, what raises an alert, and the monitor of a real project with the age of every value.',
  purpose: [
    'Keys change hands, contracts are upgraded, delays are shortened, bounties end, audits go stale, websites are taken over. None of that shows in a report that was written before.',
    'Monitoring records a set of signals again and again, keeps every value with its source and its time, and raises an alert when one changes or grows too old to count.',
    [
      'The signals here are those of the ratings of this site. ',
      { text: 'The method lists them', href: `${routes.methodology}#signals` },
      ' with what each one asks and how long a value lasts.',
    ],
  ],
  steps: [
    {
      title: 'Inventory',
      text: 'You and the operator agree which contracts, keys, domains, repositories and accounts belong to the project.',
    },
    {
      title: 'Baseline',
      text: 'Every signal gets a first value with its source and its time. What cannot be known is written down as unknown.',
    },
    {
      title: 'Rules',
      text: 'For each signal: what counts as a change, how grave it is, and who is told. Too many alerts are as bad as none.',
    },
    {
      title: 'Watching',
      text: 'Values are read again: chain state as it changes, documents at intervals. A value that nobody could confirm again runs out.',
    },
    {
      title: 'Alert',
      text: 'It says what changed, from what to what, where that can be seen, and since when.',
    },
    {
      title: 'Follow-up',
      text: 'Somebody looks, and the record says what came of it: expected, harmless, or an incident.',
    },
  ],
  gets: [
    {
      title: 'Signals with a source and a time',
      text: 'Each value can be checked where it was read, and each has an age.',
    },
    {
      title: 'Alerts for changes',
      text: 'Listed on the site: an incident, a new rating letter, a score that moved by a point or more, a signal that ran out.',
    },
    {
      title: 'A history',
      text: 'What moved when, and which signal moved it, so that a decision can be explained later.',
    },
    {
      title: 'Gaps in plain sight',
      text: 'What is not known is shown as unknown and not counted as fine.',
    },
  ],
  example: {
    title: 'An example: the monitor of a real project',
    lead: 'The best ranked project on this site, chosen by its rank. Everything in the table is recorded: read from the named source on the named day. Nothing in it is read from a chain at this moment. Reading chains live would need an indexer, which this installation does not have. An alert is listed when an incident is recorded, when the letter changes, when the score moves by a point or more, and when a signal runs out.',
  },
  standards: [
    {
      name: 'NIST SP 800-137',
      url: 'https://csrc.nist.gov/pubs/sp/800/137/final',
      edition: 'September 2011',
      text: 'Continuous monitoring: a strategy, measures with their frequency, analysis, response, review.',
    },
    {
      name: 'NIST SP 800-61',
      url: 'https://csrc.nist.gov/Projects/incident-response',
      edition: 'Revision 3, April 2025',
      text: 'What to have ready before an incident, and how detecting, responding and recovering fit together.',
    },
    {
      name: 'security.txt, RFC 9116',
      url: 'https://www.rfc-editor.org/rfc/rfc9116',
      edition: 'April 2022',
      text: 'Where a project says to whom a warning should go. An alert is worth little if nobody can be reached.',
    },
  ],
  questions: [
    {
      question: 'Is the table above live?',
      answer: [
        'No. It is what this site has on record, with the day on which each value was read. Live reading of chains is not part of this installation.',
      ],
    },
    {
      question: 'What does it mean that a signal runs out?',
      answer: [
        'Each kind of value counts for a number of days that the method sets. After that it is unknown until somebody confirms it, and the rating says so.',
      ],
    },
    {
      question: 'Does monitoring stop an attack?',
      answer: [
        'No. It shortens the time until somebody knows. Whether anything can be done then depends on who may pause what, and how fast they can be reached.',
      ],
    },
    {
      question: 'Can I watch a project without a contract?',
      answer: [
        [
          'Everything on the pages of this site is public, and so is ',
          { text: 'its interface for programs', href: routes.openApi },
          '. Each project page shows its signals and its history.',
        ],
      ],
    },
    {
      question: 'Who decides what is grave?',
      answer: [
        [
          'The weights and caps are in the ',
          { text: 'published method', href: routes.methodology },
          '. Nobody can buy a different one.',
        ],
      ],
    },
  ],
  related: [
    { text: 'All signals of the method', href: `${routes.methodology}#signals` },
    { text: 'What is not known, and how it counts', href: `${routes.methodology}#unknown` },
    { text: 'Articles about keys, timelocks and incidents', href: routes.blog },
    { text: 'Skytrace: when it has happened', href: routes.skytrace },
  ],
};
