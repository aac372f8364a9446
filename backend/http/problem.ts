import {
  ERROR_STATUS,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
} from '../../contracts/errors';

/** An error with an answer: thrown anywhere in a handler, turned into a structured body in one place (createApp). */
export class Problem extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: { fields?: FieldError[]; movedTo?: string } = {},
    /** Seconds after which it may be tried again: the answer's Retry-After. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'Problem';
    this.status = ERROR_STATUS[code];
  }

  body(requestId: string): ErrorBody {
    return { error: { code: this.code, message: this.message, requestId, ...this.extra } };
  }
}

export const notFound = (what: string): Problem =>
  new Problem('not-found', `${what} was not found.`);
