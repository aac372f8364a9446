import type * as yup from 'yup';
import type {
  ContextCategory,
  Evidence,
  Flag,
  GateResult,
  Loss,
  Missing,
  Part,
  Raise,
  Rating,
  RatingCategory,
  ratingWithFactsSchema,
  Signal,
  Verdict,
} from '../../../contracts/rating';
import type { Words } from './words';

const signalId = 'Id of the signal in the method.';

const evidence: Words<Evidence> = {
  url: 'Address of the source; null: it has none, as with a call to a chain.',
  title: 'What the source is.',
  tier: 'P0 chain state, P1 the project or its auditor, P2 a governance record or post-mortem, P3 a third party, P4 other.',
  statedAt: 'Day or instant for which the source says so; null: it carries no date.',
  precision: 'day; or month: statedAt is the first of the month.',
  readAt: 'When it was read.',
  how: 'machine: by a collector; person: by somebody.',
  locator: 'What to look at: page, line, commit, slot.',
  block: 'The block whose state was read.',
};

const proven = 'What is proven at least, 0 to 1.';
const possible = 'What is possible at most, 0 to 1.';

const part: Words<Part> = {
  id: 'Id of the thing, such as a contract.',
  label: 'Its name.',
  sentence: 'What was found, in words.',
  proven,
  possible,
};

const signal: Words<Signal> = {
  id: signalId,
  category: 'Category it counts in.',
  name: 'Name of the signal.',
  state: 'good, warn, bad, partly known, unknown, or n/a where it does not apply.',
  value: 'The fact behind it.',
  unit: 'Unit of the value.',
  proven,
  possible,
  weight: 'Hundredths of a percent of its category.',
  sentence: 'What was found, in words.',
  improvement: 'What would raise it.',
  parts: 'Of a mean over things: each of them.',
  evidence: 'Where the fact comes from.',
  tier: 'The best tier of that evidence.',
  statedAt: 'The oldest day on which the answer rests.',
  validUntil: 'When something that it rests on runs out; null: never.',
  ranOut: 'Whether something that it rested on has run out.',
  sample: 'Whether the fact was made up for a demonstration.',
};

const category: Words<RatingCategory> = {
  id: 'Id of the category.',
  name: 'Name of the category.',
  weight: 'Percent of the score.',
  score: 'Weighted average of what is proven, 0 to 100; null: no signal is in force.',
  possible: 'Weighted average of what is possible.',
  signals: 'Its signals, in the order of the method.',
};
const contextCategory: Words<ContextCategory> = {
  ...category,
  weight: 'Always 0: context is not part of the score.',
};

const gateResult: Words<GateResult> = {
  gate: 'Id of the gate in the method.',
  kind: 'question, answer or danger.',
  cap: 'Best letter that it allows; null: an open question, so no rating.',
  unshown: 'Whether it stands because something is not shown.',
  reason: 'Why it applies, in words.',
  evidence: 'Where that comes from.',
};

const rating: Words<Rating> = {
  projectId: 'Id of the project.',
  state: 'rated, not-rated, suspended, compromised or wound-down.',
  score: 'What is proven, 0 to 100. score + lost + unknown = 100.',
  possible: 'What the score would be if all that is unknown turned out best.',
  known: 'Share of what is in force that is known, 0 to 1.',
  lost: 'Points that are known to be lost.',
  unknown: 'Points that nobody has shown.',
  letter: 'Letter after gates; null: not rated.',
  possibleLetter: 'Letter that goes with `possible`, under the gates that were found.',
  letterBefore: 'Of a suspended rating: its last letter.',
  cap: 'The gate that limits the letter; null: none.',
  gates: 'All gates that apply.',
  dangers: 'Dangers that stand: part of the facts of the next rating.',
  profile: 'By which yardstick it is measured.',
  categories: 'The four categories of the score.',
  context: 'Market and community: shown, and not part of the score.',
  missing: 'What would make it rated, or lift its score: the most first.',
  inForce: 'Ids of the signals that this site measures.',
  methodVersion: 'Version of the method; its rules are at /api/methodology.',
  factsHash: 'SHA-256 of the canonical facts that the rating was made from.',
  ratedAt: 'When the rating was made.',
  sample: 'Whether some fact was made up for a demonstration.',
};
const ratingWithFacts: Words<yup.InferType<typeof ratingWithFactsSchema>> = {
  ...rating,
  facts: 'The facts themselves: canonical JSON (RFC 8785) of them gives `factsHash`.',
};

const raise: Words<Raise> = {
  signalId,
  category: 'Category it counts in.',
  name: 'Name of the signal.',
  improvement: 'What to do.',
  gain: 'Points the score would gain if this signal alone were perfect. Caps still apply.',
};

const loss: Words<Loss> = {
  signalId,
  category: 'Category it counts in.',
  name: 'Name of the signal.',
  lost: 'Points of the score that it lost.',
  unknown: 'Points of the score that it leaves unknown.',
};

const flag: Words<Flag> = {
  id: 'Id of the flag.',
  kind: 'found: known and bad; unshown: nobody has shown it.',
  text: 'In words.',
  signalId: 'Signal or gate whose proof it is.',
  evidence: 'Its newest source.',
};

export const RATING_WORDS = {
  Evidence: evidence,
  Part: part,
  Signal: signal,
  Category: category,
  ContextCategory: contextCategory,
  GateResult: gateResult,
  Rating: rating,
  RatingWithFacts: ratingWithFacts,
  Raise: raise,
  Loss: loss,
  Flag: flag,
  Verdict: {
    text: 'For someone with two minutes.',
    flags: 'What to know first: at most four, the worst first.',
  } satisfies Words<Verdict>,
  Danger: {
    gate: 'Id of the gate in the method.',
    subject: 'Which contract, report or incident; empty for the project.',
    foundAt: 'Day on which it was found.',
    reason: 'In words.',
    cap: 'Best letter that it allows.',
    evidence: 'Where that comes from.',
    until: 'Day from which time alone ends it.',
  } satisfies Words<Rating['dangers'][number]>,
  Missing: {
    id: 'Id of the signal or gate.',
    name: 'Its name.',
    need: 'What would show it.',
    unknown: 'Points of the score that it leaves unknown.',
  } satisfies Words<Missing>,
  LetterBefore: {
    letter: 'The last letter while rated.',
    ratedAt: 'When that rating was made.',
  } satisfies Words<NonNullable<Rating['letterBefore']>>,
};
