import type * as yup from 'yup';

/** By its name, since its class would bring all of yup. */
const isValidationError = (error: unknown): error is yup.ValidationError =>
  error instanceof Error && error.name === 'ValidationError' && 'inner' in error;

/** The schema's first message per field, as Formik expects it. */
export function formErrors(schema: yup.AnyObjectSchema, values: object): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!isValidationError(error)) throw error;
    return Object.fromEntries(
      [...error.inner].reverse().map(({ path, message }) => [path ?? '', message]),
    );
  }
}
