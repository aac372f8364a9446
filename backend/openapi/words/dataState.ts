import type { DataState } from '../../../contracts/dataState';
import type { Words } from './words';

type Row<Name extends keyof DataState> = DataState[Name] extends (infer One)[] ? One : never;
const count = 'How many projects.';

const state: Words<DataState> = {
  asOf: 'The time for which ratings are made.',
  demonstrationAsOf: 'Day of the embedded set, while nothing else is loaded.',
  methodVersion: 'Version of the method in force.',
  recorded: 'What is recorded.',
  states: 'Projects with facts, by the state of their rating.',
  listed: 'Projects known from a list only: nothing to rate is recorded.',
  whyNotRated: 'Why projects are not rated, the most frequent reason first.',
  endsSoon: 'Signals of which something runs out within seven days.',
  overdue: 'Signals of which something has run out: this site has not checked again in time.',
  signals: 'How much is known of each signal, in the order of the method.',
  lastImport: 'The last import; null: none.',
  lastRatedAt: 'When the newest rating was made.',
};
const recorded: Words<DataState['recorded']> = {
  projects: 'Projects listed.',
  contracts: 'Contracts recorded.',
  audits: 'Audits recorded.',
  incidents: 'Incidents recorded.',
  datedSources: 'Sources with a day of their own.',
  undatedSources: 'Sources without one: they prove only what cannot change.',
};
const endings: Words<DataState['endsSoon']> = {
  count: 'How many signals.',
  projects: 'Of how many projects.',
  items: 'The first 50.',
};
const ending: Words<DataState['endsSoon']['items'][number]> = {
  projectId: 'Id of the project.',
  projectName: 'Name of the project.',
  signalId: 'Id of the signal in the method.',
  signalName: 'Name of the signal.',
  validUntil: 'When something that it rests on runs out; null: before it was rated.',
  statedAt: 'The oldest day on which the answer rests; null: its source carries none.',
};
const signal: Words<Row<'signals'>> = {
  id: 'Id of the signal in the method.',
  name: 'Name of the signal.',
  category: 'Category it counts in.',
  off: 'Not measured on this site: it is in no sum.',
  projects: 'Projects with facts to which it applies.',
  known: 'Those for which something of it is known.',
  share: 'Mean share that is known, 0 to 1; null without projects.',
};
const lastImport: Words<NonNullable<DataState['lastImport']>> = {
  kind: 'What was imported.',
  startedAt: 'When it began.',
  finishedAt: 'When it ended; null: still running, stopped or killed.',
};

export const DATA_STATE_WORDS = {
  DataState: state,
  Recorded: recorded,
  Endings: endings,
  Ending: ending,
  SignalKnown: signal,
  LastImport: lastImport,
  RatingStateCount: { state: 'State of the rating.', count } satisfies Words<Row<'states'>>,
  WhyNotRated: {
    id: 'Gate whose question is open; `known`: too little is known.',
    name: 'Its name.',
    count,
  } satisfies Words<Row<'whyNotRated'>>,
};
