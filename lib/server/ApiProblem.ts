import { ERROR_STATUS, type ErrorBody, type ErrorCode, type FieldError } from '@/contracts/errors';

/** An answer that is an error, thrown in an API route and written in one place (apiRoute). */
export class ApiProblem extends Error {
  readonly status: number;
  constructor(readonly code: ErrorCode, message: string, readonly fields?: FieldError[]) {
    super(message);
    this.name = 'ApiProblem';
    this.status = ERROR_STATUS[code];
  }

  body(requestId: string): ErrorBody {
    return { error: { code: this.code, message: this.message, requestId, fields: this.fields } };
  }
}
