import type { SignalRule } from '../methodTypes';
import { LIST_OPEN, signal, STALE } from './signal';

const ACCOUNTABLE = signal({
  id: 'accountable',
  category: 'transparency',
  name: 'Accountable',
  weight: 30,
  endurance: 'document',
  what: 'Who says that they answer for the project, and whether a second source says so too.',
  why: 'Those who give their names have something to lose.',
  reading: 'The row that applies.',
  scale: [
    {
      id: 'full',
      when: 'A registered company or foundation, or two named people, confirmed by a second source',
      points: 1,
    },
    { id: 'half', when: 'One person, or not confirmed', points: 0.5 },
    { id: 'none', when: 'Nobody', points: 0 },
  ],
  words: {
    entity: 'A company or foundation answers for the project',
    people: 'Named people answer for the project',
    confirmed: '(confirmed by a second source).',
    unconfirmed: '(not confirmed by a second source).',
    person: 'One named person answers for the project.',
    nobody: 'Nobody named answers for the project.',
    unknown: 'Not checked yet: who answers for the project.',
    stale: `${STALE} who answers for the project.`,
    'value-entity': 'company or foundation',
    'value-people': 'named people',
    'value-person': 'one person',
    'value-nobody': 'nobody',
  },
  need: 'Name who answers for the project, in a source of its own and in a second one.',
  improvement: 'Have a registered company, a foundation or two named people answer for it.',
});

const DOCUMENTATION = signal({
  id: 'documentation',
  category: 'transparency',
  name: 'Documentation',
  weight: 25,
  endurance: 'document',
  what: 'Whether public documentation describes the code that is deployed.',
  why: 'Only documented behavior can be compared with what the code does.',
  reading: 'The row that applies.',
  scale: [
    { id: 'yes', when: 'It covers the deployed code', points: 1 },
    { id: 'partly', when: 'It covers part of it', points: 0.5 },
    { id: 'no', when: "It doesn't", points: 0 },
  ],
  words: {
    yes: 'The documentation describes the deployed code.',
    partly: 'The documentation describes part of the deployed code.',
    no: 'The documentation does not describe the deployed code.',
    unknown: 'Not checked yet: documentation against the deployed code.',
    stale: `${STALE} documentation.`,
    'value-yes': 'covered',
    'value-partly': 'partly covered',
    'value-no': 'not covered',
  },
  need: 'Document the deployed code.',
  improvement: 'Document all of the deployed code.',
});

const REPOSITORY = signal({
  id: 'repository',
  category: 'transparency',
  name: 'Repository',
  weight: 25,
  endurance: 'server',
  what: 'Whether the code repository is public and in use.',
  why: 'A public history lets outsiders follow every change.',
  reading: 'Half for being public, half for activity within 180 days.',
  scale: [
    { id: 'active', when: 'Public, with activity in the last 180 days', points: 1 },
    { id: 'public', when: 'Public, without', points: 0.5 },
    { id: 'closed', when: 'Not public', points: 0 },
  ],
  constants: { activeDays: 180 },
  words: {
    good: 'The code repository is public; last activity {day}.',
    idle: 'The code repository is public; last activity {day}.',
    bad: 'The code repository is not public.',
    unsure: 'The code repository is public; last activity unknown.',
    unknown: 'Not checked yet: code repository.',
    stale: `${STALE} code repository.`,
    open: 'public',
    closed: 'not public',
  },
  need: 'Show the repository and its last activity.',
  improvement: 'Develop the deployed code in a public repository.',
});

const ADDRESS_LIST = signal({
  id: 'address-list',
  category: 'transparency',
  name: 'Address list',
  weight: 20,
  endurance: 'document',
  what: "The share of the contracts that hold funds which the project's own list of addresses names.",
  why: "Without the addresses, users can't tell the real contract from a copy.",
  reading: 'The share. Where no contract holds funds, of all contracts.',
  scale: [
    { id: 'listed', when: 'A contract on the list', points: 1 },
    { id: 'unlisted', when: 'A contract not on it', points: 0 },
  ],
  words: {
    named: 'The project’s own list names {named} of {total} {total|contract|contracts}.',
    listOpen: LIST_OPEN,
    unknown: 'Not checked yet: the project’s own list of addresses.',
    unit: '{total|contract|contracts}',
  },
  need: 'Publish a list of all contracts and say which hold funds.',
  improvement: 'Name every contract that holds funds in the documentation.',
});

export const TRANSPARENCY_SIGNALS: SignalRule[] = [
  ACCOUNTABLE,
  DOCUMENTATION,
  REPOSITORY,
  ADDRESS_LIST,
];
