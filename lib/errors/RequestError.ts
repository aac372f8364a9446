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

export function createError(
  url: string,
  status: number,
  body: string,
  retryAfter: string | null = null,
): RequestError {
  const message = `${status} from ${url}`;
  if (status === 504) return new TimeoutError(message, url, status, body);
  if (status >= 500) return new ServerError(message, url, status, body, retryAfter);
  if (status === 404) return new NotFoundError(message, url, status, body);
  if (status >= 400) return new ClientError(message, url, status, body, retryAfter);
  return new GenericError(message, url, status, body);
}
