import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldError } from '@/contracts/errors';

/** An answer that is an error, thrown in an API route and written in one place (apiRoute). */
export class ApiProblem extends Error {
  readonly status: number;
  readonly fields: FieldError[] | undefined;
  /** The identity provider's name for what it refused. */
  readonly exception: string | undefined;
  /** Seconds after which it may be tried again. */
  readonly retryAfter: number | undefined;
  constructor(
    readonly code: ErrorCode,
    message: string,
    details: { fields?: FieldError[]; exception?: string; retryAfter?: number } = {},
  ) {
    super(message);
    this.fields = details.fields;
    this.exception = details.exception;
    this.retryAfter = details.retryAfter;
    this.name = 'ApiProblem';
    this.status = ERROR_STATUS[code];
  }

  body(requestId: string): ErrorBody {
    return {
      error: {
        code: this.code,
        message: this.message,
        requestId,
        fields: this.fields,
        exception: this.exception,
      },
    };
  }
}
