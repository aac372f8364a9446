/** The rules of the method in force. */
import * as yup from 'yup';
import { described, gateFields, methodFields, signalFields, text } from './methodParts';
import { GATE_KINDS, SIGNAL_STATES } from './rating';
import { list, oneOf, orNull } from './schemas';
import { LETTERS, PROFILES, RATING_STATES } from './vocabulary';

export { scaleRowSchema } from './methodParts';

/** What kind of thing a fact is about, which decides how long it is valid. */
export const ENDURANCES = ['fixed', 'chain', 'holders', 'server', 'document', 'review'] as const;

export const signalRuleSchema = yup
  .object({
    ...signalFields(),
    /** Only for projects of this profile. */
    profile: orNull(oneOf(PROFILES)),
    endurance: oneOf(ENDURANCES).required(),
    need: orNull(yup.string()),
  })
  .meta({ name: 'SignalRule' });

export const gateRuleSchema = yup
  .object({
    ...gateFields(),
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
    ...methodFields(),
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
