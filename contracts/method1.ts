/** The rules of method 1.0, as published at its address. */
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
import { SIGNAL_STATES_1 } from './rating1';
import { list, oneOf, orNull } from './schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PROJECT_STATUSES,
  SECURITY_CATEGORIES,
} from './vocabulary';

export const signalRule1Schema = yup
  .object({
    id: text(),
    category: oneOf(LINES).required(),
    name: text(),
    /** Percent of its category. */
    weight: yup.number().required(),
    /** Days; null: never. */
    lifetimeDays: orNull(yup.number()),
    what: text(),
    why: text(),
    reading: text(),
    scale: list(scaleRowSchema),
    constants: numbers(),
    /** Sentence templates: `{name}` is filled in, `{n|one|many}` picks the form for the count. */
    words: texts(),
    improvement: orNull(yup.string()),
  })
  .meta({ name: 'SignalRuleOfMethod1' });

export const gateRule1Schema = yup
  .object({
    id: text(),
    name: text(),
    cap: oneOf(LETTERS).required(),
    when: text(),
    why: text(),
    reason: text(),
    lifetimeDays: yup.number().required(),
    constants: numbers(),
    words: texts(),
  })
  .meta({ name: 'GateRuleOfMethod1' });

export const method1Schema = yup
  .object({
    version: text(),
    name: text(),
    principles: principles(),
    categories: list(categoryRule(SECURITY_CATEGORIES, 'MethodCategory')),
    context: list(categoryRule(CONTEXT_CATEGORIES, 'MethodContext')),
    signals: list(signalRule1Schema),
    gates: list(gateRule1Schema),
    letters: letterRules(),
    tiers: tierRules(),
    states: list(
      yup
        .object({ id: oneOf(SIGNAL_STATES_1).required(), name: text(), meaning: text() })
        .meta({ name: 'StateRuleOfMethod1' }),
    ),
    statuses: list(
      yup
        .object({ id: oneOf(PROJECT_STATUSES).required(), name: text(), meaning: text() })
        .meta({ name: 'StatusRule' }),
    ),
    stateFrom: stateFrom(),
    /** Coverage (0 to 1) below which a rating is provisional. */
    provisionalBelow: yup.number().required(),
    formulas: formulas(),
    words: yup
      .object({ expired: text(), recheck: text(), noSource: text() })
      .meta({ name: 'MethodWordsOfMethod1' })
      .required(),
    changelog: methodChanges(),
  })
  .meta({ name: 'MethodOfMethod1' });
export type PublicMethod1 = yup.InferType<typeof method1Schema>;
export type SignalRule1 = PublicMethod1['signals'][number];
export type GateRule1 = PublicMethod1['gates'][number];
