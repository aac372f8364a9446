/** docs/method.md explains the fields. */
import * as yup from 'yup';
import { freshnessFields } from './freshness';
import {
  choice,
  list,
  means,
  number,
  numberOrNull,
  oneOf,
  orNull,
  text,
  textOrNull,
  time,
  yesNo,
} from '../schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PRECISIONS,
  PROFILES,
  RATING_STATES,
  SECURITY_CATEGORIES,
  TIERS,
} from '../vocabulary';

export {
  CONTEXT_CATEGORIES,
  LINES,
  RATING_STATES,
  SECURITY_CATEGORIES,
  type LineId,
} from '../vocabulary';

export const SIGNAL_STATES = ['good', 'warn', 'bad', 'partly', 'unknown', 'n/a'] as const;
export const GATE_KINDS = ['question', 'answer', 'danger'] as const;

const share = (words: string) => means(yup.number().min(0).max(1).required(), words);
const hundred = (words: string) => means(yup.number().min(0).max(100).required(), words);

export const evidenceSchema = yup
  .object({
    url: textOrNull('Address of the source; null: it has none, as with a call to a chain.'),
    title: text('What the source is.'),
    tier: choice(
      TIERS,
      'P0 chain state, P1 the project or its auditor, P2 a governance record or post-mortem, P3 a third party, P4 other.',
    ),
    statedAt: textOrNull('Day or instant for which the source says so; null: it carries no date.'),
    precision: choice(PRECISIONS, 'day; or month: statedAt is the first of the month.'),
    readAt: text('When it was read.'),
    how: choice(['machine', 'person'], 'machine: by a program; person: by somebody.'),
    locator: textOrNull('What to look at: page, line, commit, slot.'),
    block: numberOrNull('The block whose state was read.'),
  })
  .meta({ name: 'Source', isPlace: true });

/** Of an answer that says each source once. */
export const sourcesSchema = means(
  yup.array().of(evidenceSchema.meta({ isPlace: false })),
  'Each source once. Elsewhere in this answer a source is its place in this list, from 0.',
);

const partSchema = yup
  .object({
    id: text('Id of the thing, such as a contract.'),
    label: text('Its name.'),
    sentence: text('What was found, in words.'),
    proven: share('What is proven at least, 0 to 1.'),
    possible: share('What is possible at most, 0 to 1.'),
  })
  .meta({ name: 'Part' });

export const signalSchema = yup
  .object({
    id: text('Id of the signal in the method.'),
    category: choice(LINES, 'Category it counts in.'),
    name: text('Name of the signal.'),
    state: choice(
      SIGNAL_STATES,
      'good, warn, bad, partly known, unknown, or n/a where it does not apply.',
    ),
    value: means(yup.mixed<string | number>().nullable().defined(), 'The fact behind it.'),
    unit: textOrNull('Unit of the value.'),
    proven: share('What is proven at least, 0 to 1.'),
    possible: share('What is possible at most, 0 to 1.'),
    weight: number('Hundredths of a percent of its category.'),
    sentence: text('What was found, in words.'),
    improvement: textOrNull('The change that raises it.'),
    parts: list(partSchema, 'Of a mean over things: each of them.'),
    evidence: list(evidenceSchema, 'Where the fact comes from.'),
    tier: orNull(oneOf(TIERS), 'The best tier of that evidence.'),
    statedAt: textOrNull('The oldest day on which the answer rests.'),
    validUntil: textOrNull('When something that it rests on runs out; null: never.'),
    ranOut: yesNo('Whether something that it rested on has run out.'),
    sample: yesNo('Whether the fact was made up for a demonstration.'),
  })
  .meta({ name: 'Signal' });

const meanOrNull = (words: string) => orNull(yup.number().min(0).max(100), words);

const categorySchema = <const T extends readonly string[]>(ids: T, name: string, weight: string) =>
  yup
    .object({
      id: choice(ids, 'Id of the category.'),
      name: text('Name of the category.'),
      weight: number(weight),
      score: meanOrNull(
        'Weighted average of what is proven, 0 to 100; null: no signal is in force.',
      ),
      possible: meanOrNull('Weighted average of what is possible.'),
      signals: list(signalSchema, 'Its signals, in the order of the method.'),
    })
    .meta({ name });

export const gateResultSchema = yup
  .object({
    gate: text('Id of the gate in the method.'),
    kind: choice(GATE_KINDS, 'question, answer or danger.'),
    cap: orNull(
      oneOf(LETTERS),
      'Best letter that it allows; null: an open question, so no rating.',
    ),
    unshown: yesNo('Whether it stands because something is not shown.'),
    reason: text('Why it applies, in words.'),
    evidence: list(evidenceSchema, 'Where that comes from.'),
  })
  .meta({ name: 'GateResult' });

const dangerSchema = yup
  .object({
    gate: text('Id of the gate in the method.'),
    subject: means(
      yup.string().defined(),
      'Which contract, report or incident; empty for the project.',
    ),
    foundAt: text('Day on which it was found.'),
    reason: text('In words.'),
    cap: choice(LETTERS, 'Best letter that it allows.'),
    evidence: list(evidenceSchema, 'Where that comes from.'),
    until: textOrNull('Day from which time alone ends it.'),
  })
  .meta({ name: 'Danger' });

export const missingSchema = yup
  .object({
    id: text('Id of the signal or gate.'),
    name: text('Its name.'),
    need: text('The evidence that shows it.'),
    unknown: number('Points of the score that it leaves unknown.'),
  })
  .meta({ name: 'Missing' });

export const letterBeforeSchema = yup
  .object({
    letter: choice(LETTERS, 'The last letter while rated.'),
    ratedAt: time('When that rating was made.'),
  })
  .meta({ name: 'LetterBefore' });

export const overdueSchema = yup
  .object({
    name: text('What was checked.'),
    checkedOn: text('Day of the last check.'),
    ranOutOn: text('Last day on which it was valid.'),
    reason: text('In words.'),
  })
  .meta({ name: 'Overdue' });

export const ratingSchema = yup
  .object({
    projectId: text('Id of the project.'),
    state: choice(RATING_STATES, 'rated, not-rated, suspended, compromised or wound-down.'),
    score: hundred('What is proven, 0 to 100. score + lost + unknown = 100.'),
    possible: hundred('What the score would be if all that is unknown turned out best.'),
    known: share('Share of what is in force that is known, 0 to 1.'),
    lost: hundred('Points that are known to be lost.'),
    unknown: hundred('Points that nobody has shown.'),
    letter: orNull(oneOf(LETTERS), 'Letter after gates; null: not rated.'),
    possibleLetter: orNull(
      oneOf(LETTERS),
      'Letter that goes with `possible`, under the gates that were found.',
    ),
    letterBefore: orNull(
      letterBeforeSchema.default(undefined),
      'Of a suspended rating: its last letter.',
    ),
    overdue: orNull(
      overdueSchema.default(undefined),
      'Of a suspended rating: the check of this site that ran out.',
    ),
    cap: orNull(
      gateResultSchema.default(undefined),
      'The gate that limits the letter; null: none.',
    ),
    gates: list(gateResultSchema, 'All gates that apply.'),
    dangers: list(dangerSchema, 'Dangers that stand: part of the facts of the next rating.'),
    profile: choice(PROFILES, 'By which yardstick it is measured.'),
    categories: list(
      categorySchema(SECURITY_CATEGORIES, 'Category', 'Percent of the score.'),
      'The four categories of the score.',
    ),
    context: list(
      categorySchema(
        CONTEXT_CATEGORIES,
        'ContextCategory',
        'Always 0: context is not part of the score.',
      ),
      'Market and community: shown, and not part of the score.',
    ),
    missing: list(missingSchema, 'What it lacks to be rated, or to score higher: the most first.'),
    inForce: list(yup.string().required(), 'Ids of the signals that this site measures.'),
    methodVersion: text('Version of the method; its rules are at /api/methodology.'),
    factsHash: text('SHA-256 of the canonical facts that the rating was made from.'),
    ratedAt: time('When the rating was made.'),
    sample: yesNo('Whether some fact was made up for a demonstration.'),
  })
  .meta({ name: 'Rating' });

/** `facts` are the canonical inputs behind `factsHash`. */
export const ratingWithFactsSchema = ratingSchema
  .shape({
    ...freshnessFields,
    facts: means(
      yup.mixed().defined(),
      'The facts themselves: canonical JSON (RFC 8785) of them, with sources in their places, gives `factsHash`.',
    ),
    sources: sourcesSchema,
  })
  .meta({ name: 'RatingWithFacts' });

export type Rating = yup.InferType<typeof ratingSchema>;
export type Signal = yup.InferType<typeof signalSchema>;
export type Part = yup.InferType<typeof partSchema>;
export type GateResult = yup.InferType<typeof gateResultSchema>;
export type Missing = yup.InferType<typeof missingSchema>;
export type RatingCategory = Rating['categories'][number];
export type ContextCategory = Rating['context'][number];
export type Evidence = yup.InferType<typeof evidenceSchema>;
