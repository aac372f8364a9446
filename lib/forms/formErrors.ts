import * as yup from 'yup';

/** The contract's messages by field, the first of each: what Formik takes. */
export function formErrors(schema: yup.AnyObjectSchema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof yup.ValidationError)) throw error;
    return Object.fromEntries(
      [...error.inner].reverse().map(({ path, message }) => [path ?? '', message]),
    );
  }
}
