/** The rules of the method in force. */
import * as yup from 'yup';
import {
  categoryRule,
  formulas,
  letterRules,
  methodChanges,
  numbers,
  principles,
  scaleRowSchema,
  stateFrom,
  text,
  texts,
  tierRules,
} from './methodParts';
import { GATE_KINDS, SIGNAL_STATES } from './rating';
import { list, oneOf, orNull } from './schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PROFILES,
  RATING_STATES,
  SECURITY_CATEGORIES,
} from './vocabulary';

export { scaleRowSchema } from './methodParts';

/** What kind of thing a fact is about, which decides how long it is valid. */
export const ENDURANCES = ['fixed', 'chain', 'holders', 'server', 'document', 'review'] as const;

export const signalRuleSchema = yup
  .object({
    id: text(),
    category: oneOf(LINES).required(),
    name: text(),
    /** Percent of its category, before a profile takes its share. */
    weight: yup.number().required(),
    /** Only for projects of this profile. */
    profile: orNull(oneOf(PROFILES)),
    endurance: oneOf(ENDURANCES).required(),
    what: text(),
    why: text(),
    reading: text(),
    scale: list(scaleRowSchema),
    constants: numbers(),
    /** Sentence templates: `{name}` is filled in, `{n|one|many}` picks the form for the count. */
    words: texts(),
    need: orNull(yup.string()),
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
    /** Null: for every project. */
    profile: orNull(yup.array().of(oneOf(PROFILES).required())),
    when: text(),
    why: text(),
    reason: text(),
    need: text(),
    constants: numbers(),
    words: texts(),
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

const described = <const T extends readonly string[]>(ids: T, name: string) =>
  list(yup.object({ id: oneOf(ids).required(), name: text(), meaning: text() }).meta({ name }));

export const methodSchema = yup
  .object({
    version: text(),
    name: text(),
    principles: principles(),
    categories: list(categoryRule(SECURITY_CATEGORIES, 'MethodCategory')),
    context: list(categoryRule(CONTEXT_CATEGORIES, 'MethodContext')),
    signals: list(signalRuleSchema),
    gates: list(gateRuleSchema),
    profiles: described(PROFILES, 'ProfileRule'),
    lifetimes: lifetimesSchema.required(),
    lifetimeRows: list(
      yup
        .object({ id: oneOf(LIFETIME_IDS).required(), name: text() })
        .meta({ name: 'LifetimeRow' }),
    ),
    letters: letterRules(),
    tiers: tierRules(),
    states: described(SIGNAL_STATES, 'StateRule'),
    ratingStates: described(RATING_STATES, 'RatingStateRule'),
    stateFrom: stateFrom(),
    /** A rating needs this share of what is in force to be known. */
    knownFrom: yup.number().required(),
    /** More than this share run out suspends a rating. */
    suspendedOver: yup.number().required(),
    formulas: formulas(),
    words: yup
      .object({ off: text(), ranOut: text(), noSource: text() })
      .meta({ name: 'MethodWords' })
      .required(),
    changelog: methodChanges(),
    /** Signals that this site has no source for: off for every project alike. */
    off: list(yup.string().required()),
  })
  .meta({ name: 'Method' });
export type PublicMethod = yup.InferType<typeof methodSchema>;
export type SignalRule = PublicMethod['signals'][number];
export type GateRule = PublicMethod['gates'][number];
