import {
  ERROR_STATUS,
  problemBody,
  type ErrorBody,
  type ErrorCode,
  type FieldError,
} from '@/contracts/errors';

/** Routes throw it, and `refuse` (route.ts) writes it. */
export class ApiProblem extends Error {
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  /** The identity provider's name for it. */
  readonly exception: string | undefined;
  readonly retryAfter: number | undefined;
  /** RateLimit and RateLimit-Policy. */
  readonly rateLimit: Readonly<Record<string, string>>;
  constructor(
    readonly code: ErrorCode,
    message: string,
    details: {
      fields?: FieldError[];
      exception?: string;
      retryAfter?: number;
      rateLimit?: Readonly<Record<string, string>>;
    } = {},
  ) {
    super(message);
    this.fields = details.fields;
    this.exception = details.exception;
    this.retryAfter = details.retryAfter;
    this.rateLimit = details.rateLimit ?? {};
    this.name = 'ApiProblem';
    this.status = ERROR_STATUS[code];
  }

  body(requestId: string): ErrorBody {
    const { fields, exception } = this;
    return problemBody(this.code, this.message, { requestId, fields, exception });
  }
}
