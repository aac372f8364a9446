import type { LetterChange, LetterChanges } from '../../../contracts/letterChanges';
import type { Words } from './words';

const changes: Words<LetterChanges> = {
  asOf: 'The time for which both methods rated.',
  demonstrationAsOf: 'Day of the embedded set.',
  total: 'Projects with facts.',
  rankedBefore: 'Of the items: ranked by method 1.0.',
  ratedAfter: 'Of the items: rated by method 2.0.',
  items: 'All of them, by id.',
};
const change: Words<LetterChange> = {
  projectId: 'Id of the project.',
  projectName: 'Name of the project.',
  before: 'By method 1.0.',
  after: 'By method 2.0.',
  why: 'Why, in one sentence.',
};
const before: Words<LetterChange['before']> = {
  status: 'Status of the project.',
  letter: 'Its letter; null: nothing was known, or the project is off the scale.',
  score: 'Its score; null as for the letter.',
  provisional: 'Too little was known for a rank.',
};
const after: Words<LetterChange['after']> = {
  state: 'State of the rating.',
  letter: 'The letter that is proven; null: not rated, or off the scale.',
  score: 'What is proven.',
  possible: 'What is possible if all that is unknown turned out best.',
};

export const LETTER_CHANGES_WORDS = {
  LetterChanges: changes,
  LetterChange: change,
  LetterBefore1: before,
  LetterAfter2: after,
};
