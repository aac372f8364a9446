import type * as yup from 'yup';
import type { GateRule, PublicMethod, scaleRowSchema, SignalRule } from '../../../contracts/method';
import type {
  ContextCategory,
  Evidence,
  gateResultSchema,
  raiseSchema,
  Rating,
  RatingCategory,
  ratingWithFactsSchema,
  Signal,
} from '../../../contracts/rating';
import type { Words } from './words';

const signalId = 'Id of the signal in the method.';

const evidence: Words<Evidence> = {
  url: 'Address of the source; null: it has none, as with a call to a chain.',
  title: 'What the source is.',
  tier: 'P0 chain state, P1 the project or its auditor, P2 a governance record or post-mortem, P3 a third party, P4 other.',
  observedAt: 'When the fact was observed there.',
};

const signal: Words<Signal> = {
  id: signalId,
  category: 'Category it counts in.',
  name: 'Name of the signal.',
  state: 'good, warn, bad, unknown, or n/a where it does not apply.',
  value: 'The fact behind it.',
  unit: 'Unit of the value.',
  points: '0 to 1; null: unknown or not applicable.',
  weight: 'Percent of its category.',
  sentence: 'What was found, in words.',
  improvement: 'What would raise it.',
  evidence: 'Where the fact comes from.',
  tier: 'The weakest tier of that evidence.',
  observedAt: 'When the fact was observed.',
  validUntil: 'When the fact runs out and the signal becomes unknown; null: never.',
  sample: 'Whether the fact was made up for a demonstration.',
};

const category: Words<RatingCategory> = {
  id: 'Id of the category.',
  name: 'Name of the category.',
  weight: 'Percent of the security score.',
  score: 'Weighted mean of the known signals, 0 to 100; null: none is known.',
  coverage: 'Share of the applicable weight that is known, 0 to 1.',
  signals: 'Its signals, in the order of the method.',
};
const contextCategory: Words<ContextCategory> = {
  ...category,
  weight: 'Always 0: context is not part of the score.',
};

const gateResult: Words<yup.InferType<typeof gateResultSchema>> = {
  gate: 'Id of the gate in the method.',
  cap: 'Best letter that it allows.',
  reason: 'Why it applies, in words.',
  evidence: 'Where that comes from.',
};

const rating: Words<Rating> = {
  projectId: 'Id of the project.',
  score: 'Security score, 0 to 100; null: not rated.',
  letter: 'Letter after gates; null: not rated.',
  uncappedLetter: 'Letter by score alone.',
  provisional: 'Whether too little is known for a final rating.',
  cap: 'The gate that limits the letter; null: none.',
  gates: 'All gates that apply.',
  status: 'active, compromised or wound-down.',
  coverage: 'Share of the applicable weight that is known, 0 to 1.',
  range: 'The score with every unknown signal at 0 points, and at 1 point.',
  categories: 'The four categories of the score.',
  context: 'Market and community: shown, and not part of the score.',
  methodVersion: 'Version of the method; its rules are at /api/methodology.',
  factsHash: 'SHA-256 of the canonical facts that the rating was made from.',
  ratedAt: 'When the rating was made.',
  sample: 'Whether some fact was made up for a demonstration.',
};
const ratingWithFacts: Words<yup.InferType<typeof ratingWithFactsSchema>> = {
  ...rating,
  facts: 'The facts themselves: canonical JSON (RFC 8785) of them gives `factsHash`.',
};

const raise: Words<yup.InferType<typeof raiseSchema>> = {
  signalId,
  name: 'Name of the signal.',
  improvement: 'What to do.',
  gain: 'Points that the security score would gain.',
  unknown: 'Whether the signal is unknown today.',
};

type Row<Name extends keyof PublicMethod> = PublicMethod[Name] extends (infer One)[] ? One : never;
const rule = {
  name: 'Its name.',
  when: 'When it applies, in words.',
  why: 'Why the method has it.',
  constants: 'Numbers of the rule, by name.',
  words:
    'Templates of the sentences it makes: `{name}` is filled in, `{n|one|many}` goes by the count.',
};

const methodCategory: Words<Row<'categories'>> = {
  id: 'Id of the category.',
  name: rule.name,
  weight: 'Percent of the security score; 0 for context.',
  question: 'The question that it answers.',
};

const scaleRow: Words<yup.InferType<typeof scaleRowSchema>> = {
  id: 'Id of the step.',
  when: rule.when,
  points: '0 to 1; in a scale of deductions, what each item subtracts.',
  at: 'Value at which a curve has these points.',
  curve: 'Curve that the step is on.',
};

const signalRule: Words<SignalRule> = {
  id: signalId,
  category: 'Category it counts in.',
  name: rule.name,
  weight: 'Percent of its category.',
  lifetimeDays: 'Days for which a fact counts; null: it does not run out.',
  what: 'What it measures.',
  why: rule.why,
  reading: 'How the facts are read.',
  scale: 'From fact to points.',
  constants: rule.constants,
  words: rule.words,
  improvement: 'What raises it.',
};

const gateRule: Words<GateRule> = {
  id: 'Id of the gate.',
  name: rule.name,
  cap: 'Best letter while it applies.',
  when: rule.when,
  why: rule.why,
  reason: 'Template of the reason it gives.',
  lifetimeDays: 'Days for which it applies.',
  constants: rule.constants,
  words: rule.words,
};

const method: Words<PublicMethod> = {
  version: 'Version of the method.',
  name: rule.name,
  principles: 'What the method holds to.',
  categories: 'Categories of the security score.',
  context: 'Categories beside it.',
  signals: 'Rules of the signals.',
  gates: 'Rules that limit the letter.',
  letters: 'Letters, the best first.',
  tiers: 'Kinds of sources.',
  states: 'States of a signal.',
  statuses: 'Statuses of a project.',
  stateFrom: 'Points from which a signal is good, and from which it is a warning.',
  provisionalBelow: 'Coverage, 0 to 1, below which a rating is provisional.',
  formulas: 'How scores are computed.',
  words: 'Sentences that several signals use.',
  changelog: 'Versions of the method, the newest first.',
};

const meaning = 'What it means.';
const text = 'In words.';
const namedRow = { id: 'Its id.', name: rule.name };

export const RATING_WORDS = {
  Evidence: evidence,
  Signal: signal,
  Category: category,
  ContextCategory: contextCategory,
  GateResult: gateResult,
  Rating: rating,
  RatingWithFacts: ratingWithFacts,
  Raise: raise,
  MethodCategory: methodCategory,
  MethodContext: methodCategory,
  ScaleRow: scaleRow,
  SignalRule: signalRule,
  GateRule: gateRule,
  Method: method,
  Principle: { title: 'The principle in a few words.', text } satisfies Words<Row<'principles'>>,
  LetterRule: {
    letter: 'The letter.',
    from: 'Lowest score that has it.',
    meaning,
  } satisfies Words<Row<'letters'>>,
  TierRule: namedRow satisfies Words<Row<'tiers'>>,
  StateRule: { ...namedRow, meaning } satisfies Words<Row<'states'>>,
  StatusRule: { ...namedRow, meaning } satisfies Words<Row<'statuses'>>,
  StateFrom: {
    good: 'Points from which a signal is good.',
    warn: 'Points from which it is a warning; below, it is bad.',
  } satisfies Words<PublicMethod['stateFrom']>,
  Formula: { ...namedRow, text } satisfies Words<Row<'formulas'>>,
  MethodWords: {
    expired: 'Of a signal whose fact has run out.',
    recheck: 'What would renew it.',
    noSource: 'Of a fact without a source.',
  } satisfies Words<PublicMethod['words']>,
  MethodChange: {
    version: 'Version of the method.',
    date: 'Day on which it took effect.',
    text: 'What changed.',
  } satisfies Words<Row<'changelog'>>,
};
