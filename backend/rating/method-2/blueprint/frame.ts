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

export const TIERS: Method['tiers'] = [
  { id: 'P0', name: 'Chain state' },
  { id: 'P1', name: 'Project or auditor' },
  { id: 'P2', name: 'Governance record or post-mortem' },
  { id: 'P3', name: 'Third party' },
  { id: 'P4', name: 'Other' },
];

export const STATE_FROM: Method['stateFrom'] = { good: 0.8, warn: 0.4 };

export const LETTERS: Method['letters'] = [
  { letter: 'AAA', from: 90, meaning: 'Nearly everything is proven to be as good as it gets.' },
  { letter: 'AA', from: 80, meaning: 'Proven strong in most respects.' },
  { letter: 'A', from: 70, meaning: 'Proven sound, with gaps worth knowing.' },
  { letter: 'BBB', from: 60, meaning: 'Proven acceptable in most respects.' },
  { letter: 'BB', from: 50, meaning: 'Several weaknesses or gaps, or one that is serious.' },
  { letter: 'B', from: 40, meaning: 'Serious weaknesses; much depends on trust.' },
  { letter: 'C', from: 0, meaning: 'Little is proven to protect users if something goes wrong.' },
];

export const KNOWN_FROM = 0.6;
export const SUSPENDED_OVER = 0.05;

export const PROFILES: Method['profiles'] = [
  { id: 'protocol', name: 'Protocol', meaning: 'Everything that is none of the others.' },
  {
    id: 'backed',
    name: 'Backed',
    meaning: 'Stablecoins and wrapped assets with an issuer, and real-world assets.',
  },
  { id: 'rollup', name: 'Layer 2', meaning: 'Chains that settle on another chain.' },
  { id: 'bridge', name: 'Bridge', meaning: 'Bridges and message layers.' },
];

export const LIFETIMES: Method['lifetimes'] = {
  chainRead: 7,
  holdersRead: 30,
  namedBlock: 180,
  serverRead: 30,
  document: 365,
  review: 30,
};

export const LIFETIME_ROWS: Method['lifetimeRows'] = [
  {
    id: 'fixed',
    name: 'What cannot change: code without a way to change it, an event, a publication',
  },
  { id: 'chainRead', name: 'State of a chain, read by this site: after the last look' },
  { id: 'holdersRead', name: 'Holders, read by this site: after the last look' },
  {
    id: 'namedBlock',
    name: 'State of a chain, read by others who name the block: after the block',
  },
  { id: 'serverRead', name: "A server's answer, read by this site: after the last look" },
  {
    id: 'document',
    name: 'A document about something that can change: after its own day',
  },
  {
    id: 'review',
    name: 'A search through lists: after the day up to which the lists went',
  },
];

export const STATES: Method['states'] = [
  { id: 'good', name: 'Good', meaning: 'At least 0.8 of the points, all of it known.' },
  { id: 'warn', name: 'Fair', meaning: 'At least 0.4 and less than 0.8 of the points.' },
  { id: 'bad', name: 'Poor', meaning: 'Less than 0.4 of the points.' },
  { id: 'partly', name: 'Partly known', meaning: 'Some of it is proven or lost, some unknown.' },
  { id: 'unknown', name: 'Unknown', meaning: 'Nobody has shown it. It proves nothing.' },
  { id: 'n/a', name: 'Not applicable', meaning: 'The thing itself does not exist.' },
];

export const RATING_STATES: Method['ratingStates'] = [
  { id: 'rated', name: 'Rated', meaning: 'Enough is known, and every question is answered.' },
  {
    id: 'not-rated',
    name: 'Not rated',
    meaning: 'Too little is known. That is no judgement; we list what is missing.',
  },
  {
    id: 'suspended',
    name: 'Suspended',
    meaning: 'This site has not looked again in time. The last letter is struck through.',
  },
  {
    id: 'compromised',
    name: 'Compromised',
    meaning: 'Taken over and not restored. The rating of the day before stays in the history.',
  },
  {
    id: 'wound-down',
    name: 'Wound down',
    meaning: 'The project has ended. Its last rating stays in the history.',
  },
];

export const WORDS: Method['words'] = {
  off: 'Not measured on this site.',
  ranOut: 'Part of it is out of date.',
  noSource: 'No source recorded.',
};

export const CHANGELOG: Method['changelog'] = [
  {
    version: '2.0',
    date: '2026-11-25',
    text: 'The score is what is proven. Unknown no longer leaves the average; facts are as old as their source; lists must be whole; gates of three kinds; profiles; suspended ratings. Repaired on 27 November 2026: a gate whose answer has run out suspends a rating, too. Ordered by letter first since 28 November 2026: no score or letter moves.',
  },
  { version: '1.0', date: '2026-11-21', text: 'First version.' },
];
