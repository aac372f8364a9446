/** Method 1.0, which ratings published before 2.0 name. */
import * as yup from 'yup';
import { isoDay, list, oneOf, orNull } from './schemas';
import {
  CONTEXT_CATEGORIES,
  LETTERS,
  LINES,
  PROJECT_STATUSES,
  SECURITY_CATEGORIES,
  TIERS,
} from './vocabulary';

const SIGNAL_STATES = ['good', 'warn', 'bad', 'unknown', 'n/a'] as const;

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

const scaleRowSchema = yup
  .object({
    id: text(),
    when: text(),
    /** 0 to 1; in a scale of deductions, what each item subtracts. */
    points: yup.number().required(),
    at: yup.number(),
    curve: yup.string(),
  })
  .meta({ name: 'ScaleRowOfMethod1' });

const signalRuleSchema = yup
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

const gateRuleSchema = yup
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
    principles: list(
      yup.object({ title: text(), text: text() }).meta({ name: 'PrincipleOfMethod1' }),
    ),
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
        .meta({ name: 'LetterRuleOfMethod1' }),
    ),
    tiers: list(
      yup.object({ id: oneOf(TIERS).required(), name: text() }).meta({ name: 'TierRuleOfMethod1' }),
    ),
    states: list(
      yup
        .object({ id: oneOf(SIGNAL_STATES).required(), name: text(), meaning: text() })
        .meta({ name: 'StateRuleOfMethod1' }),
    ),
    statuses: list(
      yup
        .object({ id: oneOf(PROJECT_STATUSES).required(), name: text(), meaning: text() })
        .meta({ name: 'StatusRuleOfMethod1' }),
    ),
    stateFrom: yup
      .object({ good: yup.number().required(), warn: yup.number().required() })
      .meta({ name: 'StateFromOfMethod1' })
      .required(),
    /** Coverage (0 to 1) below which a rating is provisional. */
    provisionalBelow: yup.number().required(),
    formulas: list(
      yup.object({ id: text(), name: text(), text: text() }).meta({ name: 'FormulaOfMethod1' }),
    ),
    words: yup
      .object({ expired: text(), recheck: text(), noSource: text() })
      .meta({ name: 'MethodWordsOfMethod1' })
      .required(),
    changelog: list(
      yup
        .object({ version: text(), date: isoDay().required(), text: text() })
        .meta({ name: 'MethodChangeOfMethod1' }),
    ),
  })
  .meta({ name: 'MethodOfMethod1' });
export type PublicMethod1 = yup.InferType<typeof method1Schema>;
export type SignalRule1 = PublicMethod1['signals'][number];
export type GateRule1 = PublicMethod1['gates'][number];
