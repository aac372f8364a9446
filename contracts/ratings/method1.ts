/**
 * Method 1.0 and its ratings, as published until 2.0. Nothing computes them any more; their inner
 * parts are described on /methodology/1.0.
 */
import * as yup from 'yup';
import { changelogSchema } from './method';
import { choice, list, means, oneOf, orNull, recordedAt, text, time, yesNo } from '../schemas';
import { LETTERS, PROJECT_STATUSES } from '../vocabulary';

const share = (words: string) => means(yup.number().min(0).max(1).required(), words);
const part = (words: string) => means(yup.mixed().defined(), words);
const parts = (words: string) => list(yup.mixed().defined(), words);

export const method1Schema = yup
  .object({
    version: choice(['1.0'], '1.0.'),
    name: text('Its name.'),
    principles: parts('What the method held to.'),
    categories: parts('Categories of the security score.'),
    context: parts('Categories beside it.'),
    signals: parts(
      'Rules of the signals: weight, lifetime in days, scale, constants, templates of sentences.',
    ),
    gates: parts('Rules that limited the letter.'),
    letters: parts('Letters, the best first.'),
    tiers: parts('Kinds of sources.'),
    states: parts('States of a signal.'),
    statuses: parts('Statuses of a project.'),
    stateFrom: part('Points from which a signal was good, and from which it was a warning.'),
    provisionalBelow: share('Coverage, 0 to 1, below which a rating was provisional.'),
    formulas: parts('How scores were computed.'),
    words: part('Sentences that several signals used.'),
    changelog: means(changelogSchema, 'Versions up to this one.'),
  })
  .meta({ name: 'MethodOfMethod1' });
export type PublicMethod1 = yup.InferType<typeof method1Schema>;

/** `facts` are the canonical inputs behind `factsHash`. */
export const rating1Schema = yup
  .object({
    projectId: text('Id of the project.'),
    score: orNull(yup.number().min(0).max(100), 'Security score, 0 to 100; null: not rated.'),
    letter: orNull(oneOf(LETTERS), 'Letter after gates; null: not rated.'),
    uncappedLetter: orNull(oneOf(LETTERS), 'Letter by score alone.'),
    provisional: yesNo('Whether too little was known for a final rating.'),
    cap: orNull(yup.mixed(), 'The gate that limited the letter; null: none.'),
    gates: parts('All gates that applied, each with its cap, reason and evidence.'),
    status: choice(PROJECT_STATUSES, 'active, compromised or wound-down.'),
    coverage: share('Share of the applicable weight that was known, 0 to 1.'),
    range: means(
      yup.tuple([yup.number().required(), yup.number().required()]).required(),
      'The score with every unknown signal at 0 points, and at 1 point.',
    ),
    categories: parts(
      'The four categories of the score, each with its signals: points, weight, sentence, evidence.',
    ),
    context: parts('Market and community, in the same form: not part of the score.'),
    methodVersion: choice(['1.0'], '1.0.'),
    factsHash: text('SHA-256 of the canonical facts that the rating was made from.'),
    ratedAt: time('When the rating was made.'),
    sample: yesNo('Whether some fact was made up for a demonstration.'),
    recordedAt: recordedAt(),
    facts: part('The facts themselves: canonical JSON (RFC 8785) of them gives `factsHash`.'),
  })
  .meta({ name: 'RatingWithFactsOfMethod1' });
export type Rating1 = yup.InferType<typeof rating1Schema>;
