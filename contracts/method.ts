/** The rules of the method in force. */
import * as yup from 'yup';
import { GATE_KINDS, SIGNAL_STATES } from './rating';
import { isoDay, list, oneOf, orNull } from './schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PROFILES,
  RATING_STATES,
  SECURITY_CATEGORIES,
  TIERS,
} from './vocabulary';

const text = () => yup.string().required();
/** Keyed by the rule's own names. */
const numbers = () => yup.mixed<Record<string, number>>().required();
const texts = () => yup.mixed<Record<string, string>>().required();

const categoryRule = <const T extends readonly string[]>(ids: T, name: string) =>
  yup
    .object({
      id: oneOf(ids).required(),
      name: text(),
      /** Percent of the score; 0 for context. */
      weight: yup.number().required(),
      question: text(),
    })
    .meta({ name });

/** Terms and what they mean. */
const described = <const T extends readonly string[]>(ids: T, name: string) =>
  list(yup.object({ id: oneOf(ids).required(), name: text(), meaning: text() }).meta({ name }));

export const scaleRowSchema = yup
  .object({
    id: text(),
    when: text(),
    /** 0 to 1; in a scale of deductions, what each item subtracts. */
    points: yup.number().required(),
    at: yup.number(),
    curve: yup.string(),
  })
  .meta({ name: 'ScaleRow' });

export const changelogSchema = list(
  yup
    .object({ version: text(), date: isoDay().required(), text: text() })
    .meta({ name: 'MethodChange' }),
);

/** What kind of thing a fact is about, which decides how long it is valid. */
export const ENDURANCES = ['fixed', 'chain', 'holders', 'server', 'document', 'review'] as const;

export const signalRuleSchema = yup
  .object({
    id: text(),
    category: oneOf(LINES).required(),
    name: text(),
    /** Percent of its category, before a profile takes its share. */
    weight: yup.number().required(),
    what: text(),
    why: text(),
    reading: text(),
    scale: list(scaleRowSchema),
    constants: numbers(),
    /** Sentence templates: `{name}` is filled in, `{n|one|many}` picks the form for the count. */
    words: texts(),
    improvement: orNull(yup.string()),
    /** Only for projects of this profile. */
    profile: orNull(oneOf(PROFILES)),
    endurance: oneOf(ENDURANCES).required(),
    need: orNull(yup.string()),
  })
  .meta({ name: 'SignalRule' });

export const gateRuleSchema = yup
  .object({
    id: text(),
    name: text(),
    when: text(),
    why: text(),
    reason: text(),
    constants: numbers(),
    words: texts(),
    kind: oneOf(GATE_KINDS).required(),
    /** Null: an open question leaves the project without a rating. */
    cap: orNull(oneOf(LETTERS)),
    /** Null: for every project. */
    profile: orNull(yup.array().of(oneOf(PROFILES).required())),
    need: text(),
  })
  .meta({ name: 'GateRule' });

/** Days after the evidence's own day. */
const lifetimesSchema = yup
  .object({
    chainRead: yup.number().required(),
    holdersRead: yup.number().required(),
    namedBlock: yup.number().required(),
    serverRead: yup.number().required(),
    document: yup.number().required(),
    review: yup.number().required(),
  })
  .meta({ name: 'Lifetimes' });
export const LIFETIME_IDS = [
  'fixed',
  'chainRead',
  'holdersRead',
  'namedBlock',
  'serverRead',
  'document',
  'review',
] as const;

export const methodSchema = yup
  .object({
    version: text(),
    name: text(),
    principles: list(yup.object({ title: text(), text: text() }).meta({ name: 'Principle' })),
    categories: list(categoryRule(SECURITY_CATEGORIES, 'MethodCategory')),
    context: list(categoryRule(CONTEXT_CATEGORIES, 'MethodContext')),
    /** Best first; `from` is the minimum score. */
    letters: list(
      yup
        .object({
          letter: oneOf(LETTERS).required(),
          from: yup.number().required(),
          meaning: text(),
        })
        .meta({ name: 'LetterRule' }),
    ),
    tiers: list(
      yup.object({ id: oneOf(TIERS).required(), name: text() }).meta({ name: 'TierRule' }),
    ),
    stateFrom: yup
      .object({ good: yup.number().required(), warn: yup.number().required() })
      .meta({ name: 'StateFrom' })
      .required(),
    formulas: list(
      yup.object({ id: text(), name: text(), text: text() }).meta({ name: 'Formula' }),
    ),
    changelog: changelogSchema,
    signals: list(signalRuleSchema),
    gates: list(gateRuleSchema),
    profiles: described(PROFILES, 'ProfileRule'),
    lifetimes: lifetimesSchema.required(),
    lifetimeRows: list(
      yup
        .object({ id: oneOf(LIFETIME_IDS).required(), name: text() })
        .meta({ name: 'LifetimeRow' }),
    ),
    states: described(SIGNAL_STATES, 'StateRule'),
    ratingStates: described(RATING_STATES, 'RatingStateRule'),
    /** A rating needs this share of what is in force to be known. */
    knownFrom: yup.number().required(),
    /** More than this share run out suspends a rating. */
    suspendedOver: yup.number().required(),
    words: yup
      .object({ off: text(), ranOut: text(), noSource: text() })
      .meta({ name: 'MethodWords' })
      .required(),
    /** Signals that this site has no source for: off for every project alike. */
    off: list(yup.string().required()),
  })
  .meta({ name: 'Method' });
export type PublicMethod = yup.InferType<typeof methodSchema>;
export type SignalRule = PublicMethod['signals'][number];
export type GateRule = PublicMethod['gates'][number];
