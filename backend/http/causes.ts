interface Cause {
  code?: string;
  message?: string;
  cause?: unknown;
}

/** The error and what caused it. */
function* causes(error: unknown): Generator<Cause> {
  for (let cause = error as Cause | undefined; cause; cause = cause.cause as Cause | undefined)
    yield cause;
}

const some = (error: unknown, test: (cause: Cause) => boolean): boolean =>
  [...causes(error)].some(test);

export const isDatabaseDown = (error: unknown): boolean =>
  some(
    error,
    ({ code = '', message = '' }) =>
      /^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EPIPE|57P0[123]|08\d{3}|53300)$/.test(code) ||
      /timeout exceeded when trying to connect|Connection terminated|not queryable/i.test(message),
  );

/** No space or quota left, a read-only file system, or the store kept read-only (db/diskSpace.ts). */
export const isDiskFull = (error: unknown): boolean =>
  some(error, ({ code = '' }) => /^(ENOSPC|EDQUOT|EROFS|53100|25006)$/.test(code));
