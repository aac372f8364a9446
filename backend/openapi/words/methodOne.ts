/** The shapes of method 1.0. */
import type { GateRule1, PublicMethod1, SignalRule1 } from '../../../contracts/method1';
import type { Rating1, Rating1WithFacts } from '../../../contracts/rating1';
import type { Words } from './words';

type One<List> = List extends (infer Item)[] ? Item : never;
type Row<Name extends keyof PublicMethod1> = One<PublicMethod1[Name]>;
type Category = One<Rating1['categories']>;
type Signal = One<Category['signals']>;

const evidence: Words<One<Signal['evidence']>> = {
  url: 'Address of the source; null: it has none, as with a call to a chain.',
  title: 'What the source is.',
  tier: 'P0 chain state, P1 the project or its auditor, P2 a governance record or post-mortem, P3 a third party, P4 other.',
  observedAt: 'When the source was checked.',
};

const signal: Words<Signal> = {
  id: 'Id of the signal in the method.',
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
  tier: 'The best tier of that evidence.',
  observedAt: 'When the fact was checked.',
  validUntil: 'When the fact runs out and the signal becomes unknown; null: never.',
  sample: 'Whether the fact was made up for a demonstration.',
};

const category: Words<Category> = {
  id: 'Id of the category.',
  name: 'Name of the category.',
  weight: 'Percent of the security score.',
  score: 'Weighted average of the known signals, 0 to 100; null: none is known.',
  coverage: 'Share of the applicable weight that is known, 0 to 1.',
  signals: 'Its signals, in the order of the method.',
};

const rating: Words<Rating1> = {
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
  methodVersion: '1.0.',
  factsHash: 'SHA-256 of the canonical facts that the rating was made from.',
  ratedAt: 'When the rating was made.',
  sample: 'Whether some fact was made up for a demonstration.',
};

const signalRule: Words<SignalRule1> = {
  id: 'Id of the signal.',
  category: 'Category it counts in.',
  name: 'Its name.',
  weight: 'Percent of its category.',
  lifetimeDays: 'Days for which a fact is valid; null: it does not run out.',
  what: 'What it measures.',
  why: 'Why the method has it.',
  reading: 'How the facts are read.',
  scale: 'From fact to points.',
  constants: 'Numbers of the rule, by name.',
  words: 'Templates of the sentences it makes.',
  improvement: 'What raises it.',
};

const gateRule: Words<GateRule1> = {
  id: 'Id of the gate.',
  name: 'Its name.',
  cap: 'Best letter while it applies.',
  when: 'When it applies, in words.',
  why: 'Why the method has it.',
  reason: 'Template of the reason it gives.',
  lifetimeDays: 'Days for which it applies.',
  constants: 'Numbers of the rule, by name.',
  words: 'Templates of the sentences it makes.',
};

const method: Words<PublicMethod1> = {
  version: '1.0.',
  name: 'Its name.',
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

const named = { id: 'Its id.', name: 'Its name.', meaning: 'What it means.' };

export const METHOD_1_WORDS = {
  EvidenceOfMethod1: evidence,
  SignalOfMethod1: signal,
  CategoryOfMethod1: category,
  ContextCategoryOfMethod1: {
    ...category,
    weight: 'Always 0: context is not part of the score.',
  },
  GateResultOfMethod1: {
    gate: 'Id of the gate in the method.',
    cap: 'Best letter that it allows.',
    reason: 'Why it applies, in words.',
    evidence: 'Where that comes from.',
  } satisfies Words<One<Rating1['gates']>>,
  RatingOfMethod1: rating,
  RatingWithFactsOfMethod1: {
    ...rating,
    facts: 'The facts themselves: canonical JSON (RFC 8785) of them gives `factsHash`.',
  } satisfies Words<Rating1WithFacts>,
  SignalRuleOfMethod1: signalRule,
  GateRuleOfMethod1: gateRule,
  MethodOfMethod1: method,
  StateRuleOfMethod1: named satisfies Words<Row<'states'>>,
  StatusRule: named satisfies Words<Row<'statuses'>>,
  MethodWordsOfMethod1: {
    expired: 'Of a signal whose fact has run out.',
    recheck: 'What would renew it.',
    noSource: 'Of a fact without a source.',
  } satisfies Words<PublicMethod1['words']>,
};
