/**
 * The record of the change from method 1.0 to 2.0: each project's letter by both, from the same facts
 * on the same day, and why.
 */
import * as yup from 'yup';
import { instant, isoDay, list, oneOf, orNull } from './schemas';
import { LETTERS, PROJECT_STATUSES, RATING_STATES } from './vocabulary';

const count = () => yup.number().integer().required();
const text = () => yup.string().required();
const hundred = () => yup.number().min(0).max(100);

const before = yup
  .object({
    status: oneOf(PROJECT_STATUSES).required(),
    /** Null: nothing was known, or the project is off the scale. */
    letter: orNull(oneOf(LETTERS)),
    score: orNull(hundred()),
    provisional: yup.boolean().required(),
  })
  .meta({ name: 'LetterBefore1' });

const after = yup
  .object({
    state: oneOf(RATING_STATES).required(),
    /** Null: not rated, or off the scale. */
    letter: orNull(oneOf(LETTERS)),
    score: hundred().required(),
    possible: hundred().required(),
  })
  .meta({ name: 'LetterAfter2' });

const letterChangeSchema = yup
  .object({
    projectId: text(),
    projectName: text(),
    before: before.required(),
    after: after.required(),
    /** One sentence. */
    why: text(),
  })
  .meta({ name: 'LetterChange' });
export type LetterChange = yup.InferType<typeof letterChangeSchema>;

export const letterChangesSchema = yup
  .object({
    /** The time for which both methods rated. */
    asOf: instant().required(),
    /** The day of the embedded set. */
    demonstrationAsOf: orNull(isoDay()),
    /** Projects with facts. */
    total: count(),
    /** Of the items: with a rank by 1.0, and with a letter by 2.0. */
    rankedBefore: count(),
    ratedAfter: count(),
    items: list(letterChangeSchema),
  })
  .meta({ name: 'LetterChanges' });
export type LetterChanges = yup.InferType<typeof letterChangesSchema>;
