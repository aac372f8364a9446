/**
 * Method 1.0 and its ratings, as published until 2.0. Nothing computes them any more; their inner
 * parts are described on /methodology/1.0.
 */
import * as yup from 'yup';
import { changelogSchema } from './method';
import { instant, list, oneOf, orNull } from './schemas';
import { LETTERS, PROJECT_STATUSES } from './vocabulary';

const text = () => yup.string().required();
const share = () => yup.number().min(0).max(1).required();
const part = () => yup.mixed().defined();
const parts = () => list(yup.mixed().defined());

export const method1Schema = yup
  .object({
    version: oneOf(['1.0']).required(),
    name: text(),
    principles: parts(),
    categories: parts(),
    context: parts(),
    signals: parts(),
    gates: parts(),
    letters: parts(),
    tiers: parts(),
    states: parts(),
    statuses: parts(),
    stateFrom: part(),
    provisionalBelow: share(),
    formulas: parts(),
    words: part(),
    changelog: changelogSchema,
  })
  .meta({ name: 'MethodOfMethod1' });
export type PublicMethod1 = yup.InferType<typeof method1Schema>;

/** `facts` are the canonical inputs behind `factsHash`. */
export const rating1Schema = yup
  .object({
    projectId: text(),
    score: orNull(yup.number().min(0).max(100)),
    letter: orNull(oneOf(LETTERS)),
    uncappedLetter: orNull(oneOf(LETTERS)),
    provisional: yup.boolean().required(),
    cap: orNull(yup.mixed()),
    gates: parts(),
    status: oneOf(PROJECT_STATUSES).required(),
    coverage: share(),
    range: yup.tuple([yup.number().required(), yup.number().required()]).required(),
    categories: parts(),
    context: parts(),
    methodVersion: oneOf(['1.0']).required(),
    factsHash: text(),
    ratedAt: instant().required(),
    sample: yup.boolean().required(),
    facts: part(),
  })
  .meta({ name: 'RatingWithFactsOfMethod1' });
export type Rating1 = yup.InferType<typeof rating1Schema>;
