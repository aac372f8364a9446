import {
  ERROR_STATUS,
  problemBody,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
} from '../../contracts/errors';

/** Thrown in handlers; createApp turns it into a structured answer. */
export class Problem extends Error {
  readonly status: number;
  constructor(
    readonly code: ErrorCode,
    message: string,
    readonly extra: { fields?: FieldError[]; movedTo?: string; newer?: object } = {},
    /** The answer's Retry-After. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
    this.name = 'Problem';
    this.status = ERROR_STATUS[code];
  }

  body(requestId: string): ErrorBody {
    return problemBody(this.code, this.message, { requestId, ...this.extra });
  }
}

export const notFound = (what: string): Problem =>
  new Problem('not-found', `${what} was not found.`);
