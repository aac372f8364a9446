import * as yup from 'yup';

export const ERROR_STATUS = {
  'invalid-input': 400,
  /** The identity provider refused; `exception` has its reason. */
  identity: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Not while staff act as a user. */
  impersonating: 403,
  'not-found': 404,
  /** The page shows another session than the cookie's: who acts, or as whom. */
  'other-session': 409,
  'method-not-allowed': 405,
  moved: 308,
  'too-large': 413,
  'unsupported-media-type': 415,
  /** The Idempotency-Key came with another body before. */
  'key-reused': 422,
  'rate-limited': 429,
  unknown: 500,
  unavailable: 503,
  timeout: 504,
} as const;
export type ErrorCode = keyof typeof ERROR_STATUS;

export interface FieldError {
  path: string;
  message: string;
}

export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    requestId?: string;
    fields?: FieldError[];
    /** With code `moved`: the id to ask for instead. */
    movedTo?: string;
    /** The identity provider's name for it, e.g. UsernameExistsException. */
    exception?: string;
  };
}

export const errorBodySchema = yup.object({
  error: yup
    .object({
      code: yup.string().oneOf(Object.keys(ERROR_STATUS)).required(),
      message: yup.string().required(),
      requestId: yup.string(),
      movedTo: yup.string(),
      exception: yup.string(),
      fields: yup.array(
        yup.object({ path: yup.string().required(), message: yup.string().required() }),
      ),
    })
    .required(),
});

export function fieldErrors(error: yup.ValidationError): FieldError[] {
  const inner = error.inner.length > 0 ? error.inner : [error];
  return inner.map((item) => ({ path: item.path ?? '', message: item.message }));
}
