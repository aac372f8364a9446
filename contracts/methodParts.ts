/** What the rules of both methods have alike. */
import * as yup from 'yup';
import { isoDay, list, oneOf } from './schemas';
import { LETTERS, TIERS } from './vocabulary';

export const text = () => yup.string().required();
/** Keyed by the rule's own names. */
export const numbers = () => yup.mixed<Record<string, number>>().required();
export const texts = () => yup.mixed<Record<string, string>>().required();

export const categoryRule = <const T extends readonly string[]>(ids: T, name: string) =>
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

export const principles = () =>
  list(yup.object({ title: text(), text: text() }).meta({ name: 'Principle' }));

/** Best first; `from` is the minimum score. */
export const letterRules = () =>
  list(
    yup
      .object({
        letter: oneOf(LETTERS).required(),
        from: yup.number().required(),
        meaning: text(),
      })
      .meta({ name: 'LetterRule' }),
  );

export const tierRules = () =>
  list(yup.object({ id: oneOf(TIERS).required(), name: text() }).meta({ name: 'TierRule' }));

export const stateFrom = () =>
  yup
    .object({ good: yup.number().required(), warn: yup.number().required() })
    .meta({ name: 'StateFrom' })
    .required();

export const formulas = () =>
  list(yup.object({ id: text(), name: text(), text: text() }).meta({ name: 'Formula' }));

export const methodChanges = () =>
  list(
    yup
      .object({ version: text(), date: isoDay().required(), text: text() })
      .meta({ name: 'MethodChange' }),
  );
