/** docs/method.md explains the fields. */
import * as yup from 'yup';
import { instant, list, oneOf, orNull } from './schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PROJECT_STATUSES,
  SECURITY_CATEGORIES,
  TIERS,
} from './vocabulary';

export {
  CONTEXT_CATEGORIES,
  LETTER_FROM,
  LINES,
  SECURITY_CATEGORIES,
  type LineId,
} from './vocabulary';

export const SIGNAL_STATES = ['good', 'warn', 'bad', 'unknown', 'n/a'] as const;

export const evidenceSchema = yup
  .object({
    url: orNull(yup.string()),
    title: yup.string().required(),
    tier: oneOf(TIERS).required(),
    observedAt: instant().required(),
  })
  .meta({ name: 'Evidence' });

export const signalSchema = yup
  .object({
    id: yup.string().required(),
    category: oneOf(LINES).required(),
    name: yup.string().required(),
    state: oneOf(SIGNAL_STATES).required(),
    value: yup.mixed<string | number>().nullable().defined(),
    unit: orNull(yup.string()),
    points: orNull(yup.number().min(0).max(1)),
    weight: yup.number().required(),
    sentence: yup.string().required(),
    improvement: orNull(yup.string()),
    evidence: list(evidenceSchema),
    tier: orNull(oneOf(TIERS)),
    observedAt: orNull(instant()),
    validUntil: orNull(instant()),
    sample: yup.boolean().required(),
  })
  .meta({ name: 'Signal' });

const categorySchema = <const T extends readonly string[]>(ids: T, name: string) =>
  yup
    .object({
      id: oneOf(ids).required(),
      name: yup.string().required(),
      weight: yup.number().required(),
      score: orNull(yup.number().min(0).max(100)),
      coverage: yup.number().min(0).max(1).required(),
      signals: list(signalSchema),
    })
    .meta({ name });

export const gateResultSchema = yup
  .object({
    gate: yup.string().required(),
    cap: oneOf(LETTERS).required(),
    reason: yup.string().required(),
    evidence: list(evidenceSchema),
  })
  .meta({ name: 'GateResult' });

export const ratingSchema = yup
  .object({
    projectId: yup.string().required(),
    score: orNull(yup.number().min(0).max(100)),
    letter: orNull(oneOf(LETTERS)),
    uncappedLetter: orNull(oneOf(LETTERS)),
    provisional: yup.boolean().required(),
    cap: gateResultSchema.nullable().default(undefined).defined(),
    gates: list(gateResultSchema),
    status: oneOf(PROJECT_STATUSES).required(),
    coverage: yup.number().min(0).max(1).required(),
    range: yup.tuple([yup.number().required(), yup.number().required()]).required(),
    categories: list(categorySchema(SECURITY_CATEGORIES, 'Category')),
    context: list(categorySchema(CONTEXT_CATEGORIES, 'ContextCategory')),
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
export type RatingCategory = Rating['categories'][number];
export type ContextCategory = Rating['context'][number];
export type Evidence = yup.InferType<typeof evidenceSchema>;

export const raiseSchema = yup
  .object({
    signalId: yup.string().required(),
    name: yup.string().required(),
    improvement: yup.string().required(),
    gain: yup.number().required(),
    unknown: yup.boolean().required(),
  })
  .meta({ name: 'Raise' });
