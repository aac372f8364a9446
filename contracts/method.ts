import * as yup from 'yup';
import { CONTEXT_CATEGORIES, LINES, SECURITY_CATEGORIES, SIGNAL_STATES } from './rating';
import { isoDay, list, oneOf, orNull } from './schemas';
import { LETTERS, PROJECT_STATUSES, TIERS } from './vocabulary';

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
  .meta({ name: 'SignalRule' });

export const gateRuleSchema = yup
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
    statuses: list(
      yup
        .object({ id: oneOf(PROJECT_STATUSES).required(), name: text(), meaning: text() })
        .meta({ name: 'StatusRule' }),
    ),
    stateFrom: yup
      .object({ good: yup.number().required(), warn: yup.number().required() })
      .meta({ name: 'StateFrom' })
      .required(),
    /** Coverage (0 to 1) below which a rating is provisional. */
    provisionalBelow: yup.number().required(),
    formulas: list(
      yup.object({ id: text(), name: text(), text: text() }).meta({ name: 'Formula' }),
    ),
    words: yup
      .object({ expired: text(), recheck: text(), noSource: text() })
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
