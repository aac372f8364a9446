import * as yup from 'yup';
import { CONTEXT_CATEGORIES, LINES, SECURITY_CATEGORIES, SIGNAL_STATES } from './rating';
import { isoDay, list, oneOf, orNull } from './schemas';
import { LETTERS, PROJECT_STATUSES, TIERS } from './vocabulary';

const text = () => yup.string().required();
const category = <const T extends readonly string[]>(ids: T) =>
  yup.object({
    id: oneOf(ids).required(),
    name: text(),
    /** Percent of the security score; 0 for context. */
    weight: yup.number().required(),
    question: text(),
  });
/** Keyed by the rule's own names. */
const numbers = () => yup.mixed<Record<string, number>>().required();
const texts = () => yup.mixed<Record<string, string>>().required();

export const scaleRowSchema = yup.object({
  id: text(),
  when: text(),
  /** 0 to 1; in a scale of deductions, what each item subtracts. */
  points: yup.number().required(),
  at: yup.number(),
  curve: yup.string(),
});

export const signalRuleSchema = yup.object({
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
});

export const gateRuleSchema = yup.object({
  id: text(),
  name: text(),
  cap: oneOf(LETTERS).required(),
  when: text(),
  why: text(),
  reason: text(),
  lifetimeDays: yup.number().required(),
  constants: numbers(),
  words: texts(),
});

export const methodSchema = yup.object({
  version: text(),
  name: text(),
  principles: list(yup.object({ title: text(), text: text() })),
  categories: list(category(SECURITY_CATEGORIES)),
  context: list(category(CONTEXT_CATEGORIES)),
  signals: list(signalRuleSchema),
  gates: list(gateRuleSchema),
  /** Best first; `from` is the minimum score. */
  letters: list(
    yup.object({
      letter: oneOf(LETTERS).required(),
      from: yup.number().required(),
      meaning: text(),
    }),
  ),
  tiers: list(yup.object({ id: oneOf(TIERS).required(), name: text() })),
  states: list(yup.object({ id: oneOf(SIGNAL_STATES).required(), name: text(), meaning: text() })),
  statuses: list(
    yup.object({ id: oneOf(PROJECT_STATUSES).required(), name: text(), meaning: text() }),
  ),
  stateFrom: yup
    .object({ good: yup.number().required(), warn: yup.number().required() })
    .required(),
  /** Coverage (0 to 1) below which a rating is provisional. */
  provisionalBelow: yup.number().required(),
  formulas: list(yup.object({ id: text(), name: text(), text: text() })),
  words: yup.object({ expired: text(), recheck: text(), noSource: text() }).required(),
  changelog: list(yup.object({ version: text(), date: isoDay().required(), text: text() })),
});
export type PublicMethod = yup.InferType<typeof methodSchema>;
export type SignalRule = PublicMethod['signals'][number];
export type GateRule = PublicMethod['gates'][number];
