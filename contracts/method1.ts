/** The rules of method 1.0, as published at its address. */
import * as yup from 'yup';
import { described, gateFields, methodFields, signalFields, text } from './methodParts';
import { SIGNAL_STATES_1 } from './rating1';
import { list, oneOf, orNull } from './schemas';
import { LETTERS, PROJECT_STATUSES } from './vocabulary';

export const signalRule1Schema = yup
  .object({
    ...signalFields(),
    /** Days; null: never. */
    lifetimeDays: orNull(yup.number()),
  })
  .meta({ name: 'SignalRuleOfMethod1' });

export const gateRule1Schema = yup
  .object({
    ...gateFields(),
    cap: oneOf(LETTERS).required(),
    lifetimeDays: yup.number().required(),
  })
  .meta({ name: 'GateRuleOfMethod1' });

export const method1Schema = yup
  .object({
    ...methodFields(),
    signals: list(signalRule1Schema),
    gates: list(gateRule1Schema),
    states: described(SIGNAL_STATES_1, 'StateRuleOfMethod1'),
    statuses: described(PROJECT_STATUSES, 'StatusRule'),
    /** Coverage (0 to 1) below which a rating is provisional. */
    provisionalBelow: yup.number().required(),
    words: yup
      .object({ expired: text(), recheck: text(), noSource: text() })
      .meta({ name: 'MethodWordsOfMethod1' })
      .required(),
  })
  .meta({ name: 'MethodOfMethod1' });
export type PublicMethod1 = yup.InferType<typeof method1Schema>;
export type SignalRule1 = PublicMethod1['signals'][number];
export type GateRule1 = PublicMethod1['gates'][number];
