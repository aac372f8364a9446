/** What the rules of both methods have alike. */
import * as yup from 'yup';
import { isoDay, list, oneOf, orNull } from './schemas';
import { CONTEXT_CATEGORIES, LETTERS, LINES, SECURITY_CATEGORIES, TIERS } from './vocabulary';

export const text = () => yup.string().required();
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

const principles = () =>
  list(yup.object({ title: text(), text: text() }).meta({ name: 'Principle' }));

/** Best first; `from` is the minimum score. */
const letterRules = () =>
  list(
    yup
      .object({
        letter: oneOf(LETTERS).required(),
        from: yup.number().required(),
        meaning: text(),
      })
      .meta({ name: 'LetterRule' }),
  );

const tierRules = () =>
  list(yup.object({ id: oneOf(TIERS).required(), name: text() }).meta({ name: 'TierRule' }));

const stateFrom = () =>
  yup
    .object({ good: yup.number().required(), warn: yup.number().required() })
    .meta({ name: 'StateFrom' })
    .required();

const formulas = () =>
  list(yup.object({ id: text(), name: text(), text: text() }).meta({ name: 'Formula' }));

const methodChanges = () =>
  list(
    yup
      .object({ version: text(), date: isoDay().required(), text: text() })
      .meta({ name: 'MethodChange' }),
  );

/** Terms and what they mean. */
export const described = <const T extends readonly string[]>(ids: T, name: string) =>
  list(yup.object({ id: oneOf(ids).required(), name: text(), meaning: text() }).meta({ name }));

export const signalFields = () => ({
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
});

export const gateFields = () => ({
  id: text(),
  name: text(),
  when: text(),
  why: text(),
  reason: text(),
  constants: numbers(),
  words: texts(),
});

export const methodFields = () => ({
  version: text(),
  name: text(),
  principles: principles(),
  categories: list(categoryRule(SECURITY_CATEGORIES, 'MethodCategory')),
  context: list(categoryRule(CONTEXT_CATEGORIES, 'MethodContext')),
  letters: letterRules(),
  tiers: tierRules(),
  stateFrom: stateFrom(),
  formulas: formulas(),
  changelog: methodChanges(),
});
