interface QueryError {
  query?: unknown;
  code?: unknown;
}

/**
 * The same error and its causes as they may be logged or reported: a failed query by its text and the database's code. Drizzle writes
 * the parameters into the message, and the database what it found into `detail`; both are people's data.
 */
export function withoutParameters(error: unknown): Error {
  if (!(error instanceof Error)) return new Error(String(error));
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
