import type { Method } from '../methodTypes';

export const CATEGORIES: Method['categories'] = [
  {
    id: 'code',
    name: 'Code',
    weight: 35,
    question: 'Is the deployed code audited and fixed?',
  },
  {
    id: 'governance',
    name: 'Governance',
    weight: 30,
    question: 'Who can change the code, move funds or use powers over the token?',
  },
  {
    id: 'operations',
    name: 'Operations',
    weight: 20,
    question: "What is the project's track record, and is it ready for trouble?",
  },
  {
    id: 'transparency',
    name: 'Transparency',
    weight: 15,
    question: 'Can an outsider see who is behind the project and what it deployed?',
  },
];

export const CONTEXT: Method['context'] = [
  {
    id: 'market',
    name: 'Market',
    weight: 0,
    question: 'How widely and how deeply is the token traded?',
  },
  {
    id: 'community',
    name: 'Community',
    weight: 0,
    question: 'How much attention does the project get?',
  },
];

export const LETTERS: Method['letters'] = [
  {
    letter: 'AAA',
    from: 90,
    meaning: 'Nearly everything that can be checked is as good as it gets.',
  },
  { letter: 'AA', from: 80, meaning: 'Strong in most respects, with small gaps.' },
  { letter: 'A', from: 70, meaning: 'Sound, with gaps worth knowing.' },
  { letter: 'BBB', from: 60, meaning: 'Acceptable in most respects, weak in some.' },
  { letter: 'BB', from: 50, meaning: 'Several weaknesses, or one that is serious.' },
  { letter: 'B', from: 40, meaning: 'Serious weaknesses; much depends on trust.' },
  { letter: 'C', from: 0, meaning: 'Little protects users if something goes wrong.' },
];

export const TIERS: Method['tiers'] = [
  { id: 'P0', name: 'Chain state' },
  { id: 'P1', name: 'Project or auditor' },
  { id: 'P2', name: 'Governance record or post-mortem' },
  { id: 'P3', name: 'Third party' },
  { id: 'P4', name: 'Other' },
];

export const STATE_FROM: Method['stateFrom'] = { good: 0.8, warn: 0.4 };
export const PROVISIONAL_BELOW = 0.6;

export const STATES: Method['states'] = [
  { id: 'good', name: 'Good', meaning: 'At least 0.8 of the points.' },
  { id: 'warn', name: 'Fair', meaning: 'At least 0.4 and less than 0.8 of the points.' },
  { id: 'bad', name: 'Poor', meaning: 'Less than 0.4 of the points.' },
  {
    id: 'unknown',
    name: 'Unknown',
    meaning: 'Not known, or out of date. Left out of the average; lowers the coverage.',
  },
  {
    id: 'n/a',
    name: 'Not applicable',
    meaning: 'Does not apply. Left out of the average and of the coverage.',
  },
];

export const STATUSES: Method['statuses'] = [
  { id: 'active', name: 'Active', meaning: 'The project runs and is rated.' },
  {
    id: 'compromised',
    name: 'Compromised',
    meaning: 'No score: the project is compromised. Its last score stays in the history.',
  },
  {
    id: 'wound-down',
    name: 'Wound down',
    meaning: 'No score: the project is wound down. Its last score stays in the history.',
  },
];

export const WORDS: Method['words'] = {
  expired: 'Out of date: last checked {seen}, valid {days} {days|day|days}.',
  recheck: 'Check it again. Each check is valid {days} {days|day|days}.',
  noSource: 'Unknown: no source recorded.',
};

export const CHANGELOG: Method['changelog'] = [
  { version: '1.0', date: '2026-11-21', text: 'First version.' },
];
