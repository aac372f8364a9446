/** docs/method.md explains the fields. */
import * as yup from 'yup';
import { instant, list, oneOf, orNull } from './schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PRECISIONS,
  PROFILES,
  RATING_STATES,
  SECURITY_CATEGORIES,
  TIERS,
} from './vocabulary';

export {
  CONTEXT_CATEGORIES,
  LINES,
  RATING_STATES,
  SECURITY_CATEGORIES,
  type LineId,
} from './vocabulary';

export const SIGNAL_STATES = ['good', 'warn', 'bad', 'partly', 'unknown', 'n/a'] as const;
export const GATE_KINDS = ['question', 'answer', 'danger'] as const;

const share = () => yup.number().min(0).max(1).required();
const hundred = () => yup.number().min(0).max(100).required();

export const evidenceSchema = yup
  .object({
    url: orNull(yup.string()),
    title: yup.string().required(),
    tier: oneOf(TIERS).required(),
    /** Day or instant for which the source says so; null: it carries no date. */
    statedAt: orNull(yup.string()),
    precision: oneOf(PRECISIONS).required(),
    readAt: yup.string().required(),
    how: oneOf(['machine', 'person']).required(),
    locator: orNull(yup.string()),
    block: orNull(yup.number()),
  })
  .meta({ name: 'Evidence' });

const partSchema = yup
  .object({
    id: yup.string().required(),
    label: yup.string().required(),
    sentence: yup.string().required(),
    proven: share(),
    possible: share(),
  })
  .meta({ name: 'Part' });

export const signalSchema = yup
  .object({
    id: yup.string().required(),
    category: oneOf(LINES).required(),
    name: yup.string().required(),
    state: oneOf(SIGNAL_STATES).required(),
    value: yup.mixed<string | number>().nullable().defined(),
    unit: orNull(yup.string()),
    proven: share(),
    possible: share(),
    /** Hundredths of a percent of the category. */
    weight: yup.number().required(),
    sentence: yup.string().required(),
    improvement: orNull(yup.string()),
    parts: list(partSchema),
    evidence: list(evidenceSchema),
    tier: orNull(oneOf(TIERS)),
    /** The oldest day on which the answer rests. */
    statedAt: orNull(yup.string()),
    validUntil: orNull(yup.string()),
    ranOut: yup.boolean().required(),
    sample: yup.boolean().required(),
  })
  .meta({ name: 'Signal' });

const categorySchema = <const T extends readonly string[]>(ids: T, name: string) =>
  yup
    .object({
      id: oneOf(ids).required(),
      name: yup.string().required(),
      weight: yup.number().required(),
      /** Null only without a signal in force. */
      score: orNull(yup.number().min(0).max(100)),
      possible: orNull(yup.number().min(0).max(100)),
      signals: list(signalSchema),
    })
    .meta({ name });

export const gateResultSchema = yup
  .object({
    gate: yup.string().required(),
    kind: oneOf(GATE_KINDS).required(),
    /** Null for an open question: then there is no rating. */
    cap: orNull(oneOf(LETTERS)),
    unshown: yup.boolean().required(),
    reason: yup.string().required(),
    evidence: list(evidenceSchema),
  })
  .meta({ name: 'GateResult' });

const dangerSchema = yup
  .object({
    gate: yup.string().required(),
    subject: yup.string().defined(),
    foundAt: yup.string().required(),
    reason: yup.string().required(),
    cap: oneOf(LETTERS).required(),
    evidence: list(evidenceSchema),
    until: orNull(yup.string()),
  })
  .meta({ name: 'Danger' });

export const missingSchema = yup
  .object({
    /** A signal or a gate. */
    id: yup.string().required(),
    name: yup.string().required(),
    need: yup.string().required(),
    unknown: yup.number().required(),
  })
  .meta({ name: 'Missing' });

export const letterBeforeSchema = yup
  .object({ letter: oneOf(LETTERS).required(), ratedAt: instant().required() })
  .meta({ name: 'LetterBefore' });

export const ratingSchema = yup
  .object({
    projectId: yup.string().required(),
    state: oneOf(RATING_STATES).required(),
    /** What is proven, one decimal. score + lost + unknown = 100. */
    score: hundred(),
    possible: hundred(),
    known: share(),
    lost: hundred(),
    unknown: hundred(),
    letter: orNull(oneOf(LETTERS)),
    possibleLetter: orNull(oneOf(LETTERS)),
    letterBefore: letterBeforeSchema.nullable().default(undefined).defined(),
    cap: gateResultSchema.nullable().default(undefined).defined(),
    gates: list(gateResultSchema),
    dangers: list(dangerSchema),
    profile: oneOf(PROFILES).required(),
    categories: list(categorySchema(SECURITY_CATEGORIES, 'Category')),
    context: list(categorySchema(CONTEXT_CATEGORIES, 'ContextCategory')),
    missing: list(missingSchema),
    inForce: list(yup.string().required()),
    methodVersion: yup.string().required(),
    factsHash: yup.string().required(),
    ratedAt: instant().required(),
    sample: yup.boolean().required(),
  })
  .meta({ name: 'Rating' });

/** `facts` are the canonical inputs behind `factsHash`. */
export const ratingWithFactsSchema = ratingSchema
  .shape({ facts: yup.mixed().defined() })
  .meta({ name: 'RatingWithFacts' });

export type Rating = yup.InferType<typeof ratingSchema>;
export type Signal = yup.InferType<typeof signalSchema>;
export type Part = yup.InferType<typeof partSchema>;
export type GateResult = yup.InferType<typeof gateResultSchema>;
export type Missing = yup.InferType<typeof missingSchema>;
export type RatingCategory = Rating['categories'][number];
export type ContextCategory = Rating['context'][number];
export type Evidence = yup.InferType<typeof evidenceSchema>;

export const lossSchema = yup
  .object({
    signalId: yup.string().required(),
    category: oneOf(SECURITY_CATEGORIES).required(),
    name: yup.string().required(),
    /** Tenths of a point add up to `lost` and `unknown` of the rating. */
    lost: yup.number().required(),
    unknown: yup.number().required(),
  })
  .meta({ name: 'Loss' });
export type Loss = yup.InferType<typeof lossSchema>;

export const raiseSchema = yup
  .object({
    signalId: yup.string().required(),
    category: oneOf(SECURITY_CATEGORIES).required(),
    name: yup.string().required(),
    improvement: yup.string().required(),
    /** Points the score gains if this signal alone were perfect. Caps still apply. */
    gain: yup.number().required(),
  })
  .meta({ name: 'Raise' });
export type Raise = yup.InferType<typeof raiseSchema>;

export const flagSchema = yup
  .object({
    id: yup.string().required(),
    /** `found`: known and bad; `unshown`: nobody has shown it. */
    kind: oneOf(['found', 'unshown']).required(),
    text: yup.string().required(),
    /** The signal or gate whose proof it is. */
    signalId: orNull(yup.string()),
    evidence: evidenceSchema.nullable().default(undefined).defined(),
  })
  .meta({ name: 'Flag' });
export type Flag = yup.InferType<typeof flagSchema>;

/** From valid facts only: the words above a rating. */
export const verdictSchema = yup
  .object({
    /** For someone with two minutes. */
    text: yup.string().required(),
    /** At most four, worst first. */
    flags: list(flagSchema),
  })
  .meta({ name: 'Verdict' });
export type Verdict = yup.InferType<typeof verdictSchema>;
