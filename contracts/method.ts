import * as yup from 'yup';
import {
  CONTEXT_CATEGORIES,
  GATE_KINDS,
  LINES,
  SECURITY_CATEGORIES,
  SIGNAL_STATES,
} from './rating';
import { isoDay, list, oneOf, orNull } from './schemas';
import { LETTERS, PROFILES, RATING_STATES, TIERS } from './vocabulary';

export const ENDURANCES = ['fixed', 'chain', 'holders', 'server', 'document', 'review'] as const;

const text = () => yup.string().required();
const category = <const T extends readonly string[]>(ids: T, name: string) =>
  yup
    .object({
      id: oneOf(ids).required(),
      name: text(),
      /** Percent of the security score; 0 for context. */
      weight: yup.number().required(),
      question: text(),
    })
    .meta({ name });
/** Keyed by the rule's own names. */
const numbers = () => yup.mixed<Record<string, number>>().required();
const texts = () => yup.mixed<Record<string, string>>().required();

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

export const signalRuleSchema = yup
  .object({
    id: text(),
    category: oneOf(LINES).required(),
    name: text(),
    /** Percent of its category, before a profile takes its share. */
    weight: yup.number().required(),
    /** Only for projects of this profile. */
    profile: orNull(oneOf(PROFILES)),
    /** What kind of thing its facts are about, which decides how long they count. */
    endurance: oneOf(ENDURANCES).required(),
    what: text(),
    why: text(),
    reading: text(),
    scale: list(scaleRowSchema),
    constants: numbers(),
    /** Sentence templates: `{name}` is filled in, `{n|one|many}` picks the form for the count. */
    words: texts(),
    /** What would show the unknown part. Null for context. */
    need: orNull(yup.string()),
    /** What would earn the lost part. Null for context. */
    improvement: orNull(yup.string()),
  })
  .meta({ name: 'SignalRule' });

export const gateRuleSchema = yup
  .object({
    id: text(),
    kind: oneOf(GATE_KINDS).required(),
    name: text(),
    /** Null: an open question leaves the project without a rating. */
    cap: orNull(oneOf(LETTERS)),
    /** Null: for all. */
    profile: orNull(list(oneOf(PROFILES).required())),
    when: text(),
    why: text(),
    reason: text(),
    /** What answers it. */
    need: text(),
    constants: numbers(),
    words: texts(),
  })
  .meta({ name: 'GateRule' });

export const methodSchema = yup
  .object({
    version: text(),
    name: text(),
    principles: list(yup.object({ title: text(), text: text() }).meta({ name: 'Principle' })),
    categories: list(category(SECURITY_CATEGORIES, 'MethodCategory')),
    context: list(category(CONTEXT_CATEGORIES, 'MethodContext')),
    signals: list(signalRuleSchema),
    gates: list(gateRuleSchema),
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
    states: list(
      yup
        .object({ id: oneOf(SIGNAL_STATES).required(), name: text(), meaning: text() })
        .meta({ name: 'StateRule' }),
    ),
    ratingStates: list(
      yup
        .object({ id: oneOf(RATING_STATES).required(), name: text(), meaning: text() })
        .meta({ name: 'RatingStateRule' }),
    ),
    profiles: list(
      yup
        .object({ id: oneOf(PROFILES).required(), name: text(), meaning: text() })
        .meta({ name: 'ProfileRule' }),
    ),
    /** Days after the evidence's own day, by the rows' ids. */
    lifetimes: numbers(),
    lifetimeRows: list(yup.object({ id: text(), name: text() }).meta({ name: 'LifetimeRow' })),
    stateFrom: yup
      .object({ good: yup.number().required(), warn: yup.number().required() })
      .meta({ name: 'StateFrom' })
      .required(),
    /** A rating needs this share of what is in force to be known. */
    knownFrom: yup.number().required(),
    /** More than this share run out suspends a rating. */
    suspendedOver: yup.number().required(),
    formulas: list(
      yup.object({ id: text(), name: text(), text: text() }).meta({ name: 'Formula' }),
    ),
    words: yup
      .object({ off: text(), ranOut: text(), noSource: text() })
      .meta({ name: 'MethodWords' })
      .required(),
    changelog: list(
      yup
        .object({ version: text(), date: isoDay().required(), text: text() })
        .meta({ name: 'MethodChange' }),
    ),
  })
  .meta({ name: 'Method' });
export type PublicMethod = yup.InferType<typeof methodSchema>;
export type SignalRule = PublicMethod['signals'][number];
export type GateRule = PublicMethod['gates'][number];
