import type { SignalRule } from '../methodTypes';

const LIFETIME = 180;

const TEAM: SignalRule = {
  id: 'team',
  category: 'transparency',
  name: 'Team',
  weight: 30,
  lifetimeDays: LIFETIME,
  what: 'How many people behind the project are confirmed by name.',
  why: 'People who give their names have something to lose.',
  reading: 'The row that applies.',
  scale: [
    { id: 'two', at: 2, when: 'Two or more named people confirmed', points: 1 },
    { id: 'one', at: 1, when: 'One named person confirmed', points: 0.5 },
    { id: 'none', at: 0, when: 'No one confirmed by name', points: 0 },
  ],
  constants: {},
  words: {
    good: '{count} people behind the project are confirmed by name.',
    warn: 'One person behind the project is confirmed by name.',
    bad: 'No one behind the project is confirmed by name.',
    unknown: 'Unknown: no named team found.',
    unit: 'confirmed {count|name|names}',
  },
  improvement:
    'Have two or more people confirm publicly that they are responsible for the project.',
};

const DOCUMENTATION: SignalRule = {
  id: 'documentation',
  category: 'transparency',
  name: 'Documentation',
  weight: 25,
  lifetimeDays: LIFETIME,
  what: 'Whether public documentation describes the code that is deployed.',
  why: 'Only documented behavior can be compared with what the code does.',
  reading: 'The row that applies.',
  scale: [
    { id: 'yes', when: 'It covers the deployed code', points: 1 },
    { id: 'partly', when: 'It covers part of it', points: 0.5 },
    { id: 'no', when: "It doesn't", points: 0 },
  ],
  constants: {},
  words: {
    good: 'The documentation describes the deployed code.',
    warn: 'The documentation describes part of the deployed code.',
    bad: 'The documentation does not describe the deployed code.',
    unknown: 'Not checked yet: documentation against the deployed code.',
    yes: 'covered',
    partly: 'partly covered',
    no: 'not covered',
  },
  improvement: 'Document everything that is deployed.',
};

const REPOSITORY: SignalRule = {
  id: 'repository',
  category: 'transparency',
  name: 'Repository',
  weight: 25,
  lifetimeDays: LIFETIME,
  what: 'Whether the code repository is public and in use.',
  why: 'A public history lets outsiders follow every change.',
  reading: 'The row that applies.',
  scale: [
    { id: 'active', when: 'Public, with activity in the last 365 days', points: 1 },
    { id: 'idle', when: 'Public, with older or unknown activity', points: 0.5 },
    { id: 'closed', when: 'Not public', points: 0 },
  ],
  constants: { activeDays: 365 },
  words: {
    good: 'The code repository is public; last activity {day}.',
    warn: 'The code repository is public; last activity {day}.',
    bad: 'The code repository is not public.',
    unsure: 'The code repository is public; last activity unknown.',
    unknown: 'Not checked yet: code repository.',
    open: 'public',
    closed: 'not public',
  },
  improvement: 'Develop the deployed code in a public repository.',
};

const ADDRESSES_PUBLISHED: SignalRule = {
  id: 'addresses-published',
  category: 'transparency',
  name: 'Addresses published',
  weight: 20,
  lifetimeDays: LIFETIME,
  what: 'Whether the project publishes the addresses of its contracts.',
  why: "Without the addresses, users can't tell the real contract from a copy.",
  reading: 'The row that applies.',
  scale: [
    { id: 'published', when: 'Published', points: 1 },
    { id: 'unpublished', when: 'Not published', points: 0 },
  ],
  constants: {},
  words: {
    good: 'The project publishes the addresses of its contracts.',
    bad: 'The project does not publish the addresses of its contracts.',
    unknown: 'Not checked yet: published addresses.',
    published: 'published',
    unpublished: 'not published',
  },
  improvement: "Publish the addresses of all contracts in the project's own documentation.",
};

export const TRANSPARENCY_SIGNALS = [TEAM, DOCUMENTATION, REPOSITORY, ADDRESSES_PUBLISHED];
