interface QueryError {
  query?: unknown;
  code?: unknown;
}

/** pg-boss reports some errors as plain objects with the error's fields. */
const toError = (given: unknown): Error =>
  given instanceof Error ? given : Object.assign(new Error(String(given)), given);

/**
 * The error and its causes without personal data: Drizzle adds parameters to the message, the
 * database adds values to `detail`.
 */
export function withoutParameters(given: unknown): Error {
  const error = toError(given);
  const { query, code } = error as QueryError;
  const message = typeof query === 'string' ? `Failed query: ${query}` : error.message;
  const clean = new Error(
    message,
    error.cause === undefined ? undefined : { cause: withoutParameters(error.cause) },
  );
  clean.name = error.name;
  clean.stack = error.stack?.replace(error.message, () => message);
  return code === undefined ? clean : Object.assign(clean, { code });
}
