import * as yup from 'yup';

/** The schema's first message per field, as Formik expects it. */
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
