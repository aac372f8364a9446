/** A rating of method 1.0: what snapshots made before 2.0 hold. */
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

export const SIGNAL_STATES_1 = ['good', 'warn', 'bad', 'unknown', 'n/a'] as const;

const evidenceSchema = yup
  .object({
    url: orNull(yup.string()),
    title: yup.string().required(),
    tier: oneOf(TIERS).required(),
    observedAt: instant().required(),
  })
  .meta({ name: 'EvidenceOfMethod1' });

const signalSchema = yup
  .object({
    id: yup.string().required(),
    category: oneOf(LINES).required(),
    name: yup.string().required(),
    state: oneOf(SIGNAL_STATES_1).required(),
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
  .meta({ name: 'SignalOfMethod1' });

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

const gateResultSchema = yup
  .object({
    gate: yup.string().required(),
    cap: oneOf(LETTERS).required(),
    reason: yup.string().required(),
    evidence: list(evidenceSchema),
  })
  .meta({ name: 'GateResultOfMethod1' });

export const rating1Schema = yup
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
    categories: list(categorySchema(SECURITY_CATEGORIES, 'CategoryOfMethod1')),
    context: list(categorySchema(CONTEXT_CATEGORIES, 'ContextCategoryOfMethod1')),
    methodVersion: yup.string().required(),
    factsHash: yup.string().required(),
    ratedAt: instant().required(),
    sample: yup.boolean().required(),
  })
  .meta({ name: 'RatingOfMethod1' });

/** `facts` are the canonical inputs behind `factsHash`. */
export const rating1WithFactsSchema = rating1Schema
  .shape({ facts: yup.mixed().defined() })
  .meta({ name: 'RatingWithFactsOfMethod1' });

export type Rating1 = yup.InferType<typeof rating1Schema>;
export type Rating1WithFacts = yup.InferType<typeof rating1WithFactsSchema>;
