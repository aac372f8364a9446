import * as yup from 'yup';

/** Codes of a structured error answer, and the HTTP status of each. */
export const ERROR_STATUS = {
  'invalid-input': 400,
  /** The identity provider refused; `exception` says how it calls that. */
  identity: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Not while a member of staff acts as somebody else. */
  impersonating: 403,
  'not-found': 404,
  'method-not-allowed': 405,
  moved: 308,
  'too-large': 413,
  'unsupported-media-type': 415,
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

/** Every error body of every route, ours and the backend's. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    requestId?: string;
    fields?: FieldError[];
    /** With code `moved`: the id to ask for instead. */
    movedTo?: string;
    /** Name of the identity provider's exception (UsernameExistsException), where there is one. */
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

/** Turns a yup failure into the fields of an error body. */
export function fieldErrors(error: yup.ValidationError): FieldError[] {
  const inner = error.inner.length > 0 ? error.inner : [error];
  return inner.map((item) => ({ path: item.path ?? '', message: item.message }));
}
