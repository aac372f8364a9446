import * as yup from 'yup';
import { PROJECT_ID, RESERVED_PROJECT_IDS } from './ids';

/** Yup's own `trim` crashes on a list. */
export const trimmed = () =>
  yup.string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

export const projectId = () =>
  yup
    .string()
    .matches(PROJECT_ID, 'must be a project id')
    .notOneOf(RESERVED_PROJECT_IDS, 'must be a project id');
export const isoDay = () =>
  yup.string().matches(/^\d{4}-\d{2}-\d{2}$/, 'must be a day, YYYY-MM-DD');
export const instant = () =>
  yup
    .string()
    .matches(
      /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})?)?$/,
      'must be an ISO 8601 date or instant',
    )
    .test(
      'real',
      'must be a real date',
      (value) => value == null || !Number.isNaN(Date.parse(value)),
    );
export const oneOf = <const T extends readonly string[]>(values: T) =>
  yup.string<T[number]>().oneOf([...values]);
/** For what can be unknown: key present, value nullable. */
export const orNull = <N>(schema: { nullable(): { defined(): N } }): N =>
  schema.nullable().defined();

export const list = <T>(item: yup.ISchema<T>) => yup.array().of(item).defined();

/** One of several shapes, named in /api/openapi.json. */
export const eitherOf = <const S extends readonly yup.Schema[]>(...shapes: S) =>
  yup
    .mixed<yup.InferType<S[number]>>()
    .required()
    .test('either', 'must have one of its shapes', (value) =>
      shapes.some((shape) => shape.isValidSync(value, { strict: true })),
    )
    .meta({ shapes });
