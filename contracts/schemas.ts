import * as yup from 'yup';
import { PROJECT_ID, PROJECT_ID_OR_CAIP, RESERVED_PROJECT_IDS } from './ids';

declare module 'yup' {
  interface CustomSchemaMetadata {
    /** It may stand in another list: then this is its place there. */
    isPlace?: boolean;
    /** Of a schema that /api/openapi.json names. */
    name?: string;
    /** What a field or a parameter means. */
    description?: string;
    /** Of eitherOf. */
    shapes?: readonly yup.Schema[];
  }
}

/** Yup's own `trim` crashes on a list. */
export const trimmed = () =>
  yup.string().transform((value: unknown) => (typeof value === 'string' ? value.trim() : value));

export const projectId = () =>
  yup
    .string()
    .matches(PROJECT_ID, 'must be a project id')
    .notOneOf(RESERVED_PROJECT_IDS, 'must be a project id');
/** For reads: an address leads to its project. */
export const projectIdOrAddress = () =>
  yup
    .string()
    .matches(PROJECT_ID_OR_CAIP, 'must be a project id, or a CAIP-10 or CAIP-19 id')
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

interface Meaning {
  meta(words: { description: string }): unknown;
}
/** Says what a field or a parameter means, for /api/openapi.json. Not for what browsers import. */
export const means = <S extends Meaning>(schema: S, description?: string): S =>
  description === undefined ? schema : (schema.meta({ description }) as S);

export const text = (description?: string) => means(yup.string().required(), description);
export const number = (description?: string) => means(yup.number().required(), description);
export const count = (description?: string) =>
  means(yup.number().integer().required(), description);
export const yesNo = (description?: string) => means(yup.boolean().required(), description);
export const time = (description?: string) => means(instant().required(), description);
/** Of a rating. */
export const recordedAt = () =>
  time('When this site computed it. Later than the day that it holds for: in hindsight.');
export const choice = <const T extends readonly string[]>(values: T, description?: string) =>
  means(oneOf(values).required(), description);
/** For what can be unknown: key present, value nullable. */
export const orNull = <N extends Meaning>(
  schema: { nullable(): { defined(): N } },
  description?: string,
): N => means(schema.nullable().defined(), description);
export const textOrNull = (description?: string) => orNull(yup.string(), description);
export const numberOrNull = (description?: string) => orNull(yup.number(), description);
export const list = <T>(item: yup.ISchema<T>, description?: string) =>
  means(yup.array().of(item).defined(), description);

/** One of several shapes, named in /api/openapi.json. */
export const eitherOf = <const S extends readonly yup.Schema[]>(...shapes: S) =>
  yup
    .mixed<yup.InferType<S[number]>>()
    .required()
    .test('either', 'must have one of its shapes', (value) =>
      shapes.some((shape) => shape.isValidSync(value, { strict: true })),
    )
    .meta({ shapes });

/** Any JSON. */
export const anything = (words: string) =>
  means(yup.mixed<NonNullable<unknown>>().nullable().defined(), words);
