/**
 * The record of the change from method 1.0 to 2.0: each project's letter by both, from the same facts
 * on the same day, and why.
 */
import * as yup from 'yup';
import { choice, count, isoDay, list, means, oneOf, orNull, text, time, yesNo } from '../schemas';
import { LETTERS, PROJECT_STATUSES, RATING_STATES } from '../vocabulary';

const hundred = () => yup.number().min(0).max(100);

const before = yup
  .object({
    status: choice(PROJECT_STATUSES, 'Status of the project.'),
    letter: orNull(
      oneOf(LETTERS),
      'Its letter; null: nothing was known, or the project is off the scale.',
    ),
    score: orNull(hundred(), 'Its score; null as for the letter.'),
    provisional: yesNo('Too little was known for a rank.'),
  })
  .meta({ name: 'LetterBefore1' });

const after = yup
  .object({
    state: choice(RATING_STATES, 'State of the rating.'),
    letter: orNull(oneOf(LETTERS), 'The letter that is proven; null: not rated, or off the scale.'),
    score: means(hundred().required(), 'What is proven.'),
    possible: means(
      hundred().required(),
      'What is possible if all that is unknown turned out best.',
    ),
  })
  .meta({ name: 'LetterAfter2' });

const letterChangeSchema = yup
  .object({
    projectId: text('Id of the project.'),
    projectName: text('Name of the project.'),
    before: means(before.required(), 'By method 1.0.'),
    after: means(after.required(), 'By method 2.0.'),
    why: text('Why, in one sentence.'),
  })
  .meta({ name: 'LetterChange' });
export type LetterChange = yup.InferType<typeof letterChangeSchema>;

export const letterChangesSchema = yup
  .object({
    asOf: time('The time for which both methods rated.'),
    demonstrationAsOf: orNull(isoDay(), 'Day of the embedded set.'),
    total: count('Projects with facts.'),
    rankedBefore: count('Of the items: ranked by method 1.0.'),
    ratedAfter: count('Of the items: rated by method 2.0.'),
    items: list(letterChangeSchema, 'All of them, by id.'),
  })
  .meta({ name: 'LetterChanges' });
export type LetterChanges = yup.InferType<typeof letterChangesSchema>;
