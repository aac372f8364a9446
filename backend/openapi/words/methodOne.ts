/** Method 1.0 and its ratings, as they were published. */
import type { PublicMethod1, Rating1 } from '../../../contracts/method1';
import type { Words } from './words';

const rating: Words<Rating1> = {
  projectId: 'Id of the project.',
  score: 'Security score, 0 to 100; null: not rated.',
  letter: 'Letter after gates; null: not rated.',
  uncappedLetter: 'Letter by score alone.',
  provisional: 'Whether too little was known for a final rating.',
  cap: 'The gate that limited the letter; null: none.',
  gates: 'All gates that applied, each with its cap, reason and evidence.',
  status: 'active, compromised or wound-down.',
  coverage: 'Share of the applicable weight that was known, 0 to 1.',
  range: 'The score with every unknown signal at 0 points, and at 1 point.',
  categories:
    'The four categories of the score, each with its signals: points, weight, sentence, evidence.',
  context: 'Market and community, in the same form: not part of the score.',
  methodVersion: '1.0.',
  factsHash: 'SHA-256 of the canonical facts that the rating was made from.',
  ratedAt: 'When the rating was made.',
  sample: 'Whether some fact was made up for a demonstration.',
  facts: 'The facts themselves: canonical JSON (RFC 8785) of them gives `factsHash`.',
};

const method: Words<PublicMethod1> = {
  version: '1.0.',
  name: 'Its name.',
  principles: 'What the method held to.',
  categories: 'Categories of the security score.',
  context: 'Categories beside it.',
  signals:
    'Rules of the signals: weight, lifetime in days, scale, constants, templates of sentences.',
  gates: 'Rules that limited the letter.',
  letters: 'Letters, the best first.',
  tiers: 'Kinds of sources.',
  states: 'States of a signal.',
  statuses: 'Statuses of a project.',
  stateFrom: 'Points from which a signal was good, and from which it was a warning.',
  provisionalBelow: 'Coverage, 0 to 1, below which a rating was provisional.',
  formulas: 'How scores were computed.',
  words: 'Sentences that several signals used.',
  changelog: 'Versions up to this one.',
};

export const METHOD_1_WORDS = { RatingWithFactsOfMethod1: rating, MethodOfMethod1: method };
