/** Specification §8, "Generic responses". */
export class RequestError extends Error {
  /** Written out: the build shortens the names of classes. */
  override name = 'RequestError';
  constructor(
    message: string,
    readonly url: string,
    readonly status: number,
    readonly body: string,
    readonly retryAfter: string | null = null,
    /** RateLimit and RateLimit-Policy. */
    readonly rateLimit: Readonly<Record<string, string>> = {},
  ) {
    super(message);
  }
}

/** 504 after the last retry, or no answer within the deadline. */
export class TimeoutError extends RequestError {
  override name = 'TimeoutError';
}
export class ServerError extends RequestError {
  override name = 'ServerError';
}
export class NotFoundError extends RequestError {
  override name = 'NotFoundError';
}
export class ClientError extends RequestError {
  override name = 'ClientError';
}
/** Anything else: no network, a redirect, invalid JSON. */
export class GenericError extends RequestError {
  override name = 'GenericError';
}

function classOf(status: number) {
  if (status === 504) return TimeoutError;
  if (status >= 500) return ServerError;
  if (status === 404) return NotFoundError;
  return status >= 400 ? ClientError : GenericError;
}

export function createError(
  url: string,
  status: number,
  body: string,
  retryAfter: string | null = null,
  rateLimit: Readonly<Record<string, string>> = {},
): RequestError {
  const Class = classOf(status);
  return new Class(`${status} from ${url}`, url, status, body, retryAfter, rateLimit);
}
