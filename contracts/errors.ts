import * as yup from 'yup';
import { DEVELOPERS_PATH } from './paths';
import { count, means, text } from './schemas';

export const ERROR_STATUS = {
  'invalid-input': 400,
  /** The identity provider refused; `exception` has its reason. */
  identity: 400,
  unauthenticated: 401,
  forbidden: 403,
  /** Not while staff act as a user. */
  impersonating: 403,
  /** The sign-in is too long ago for this. */
  'old-sign-in': 403,
  'not-found': 404,
  /** The page shows another session than the cookie's: who acts, or as whom. */
  'other-session': 409,
  /** Changed by another call since it was read; `newer` has the current state. */
  conflict: 409,
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

/** Short and the same for every occurrence (RFC 9457, "title"). */
export const ERROR_TITLES: Record<ErrorCode, string> = {
  'invalid-input': 'Some input is not valid',
  identity: 'The user pool refused',
  unauthenticated: 'Not logged in',
  forbidden: 'Not allowed',
  impersonating: 'Only for the owner of the account',
  'old-sign-in': 'Only soon after a login',
  'not-found': 'Not found',
  'other-session': 'The session has changed',
  conflict: 'Changed elsewhere',
  'method-not-allowed': 'Another method is needed',
  moved: 'The project has another id',
  'too-large': 'The request is too large',
  'unsupported-media-type': 'This content type is not accepted',
  'key-reused': 'The Idempotency-Key was used before',
  'rate-limited': 'Too many requests',
  unknown: 'An unexpected error',
  unavailable: 'Temporarily unavailable',
  timeout: 'It took too long',
};

export const PROBLEM_TYPE = 'application/problem+json';

export interface FieldError {
  path: string;
  message: string;
}

/** `error` is for our own pages; the members beside it are those of RFC 9457. */
export interface ErrorBody {
  error: {
    code: ErrorCode;
    message: string;
    requestId?: string;
    fields?: FieldError[];
    /** With code `moved`: the id to ask for instead. */
    movedTo?: string;
    /** With code `conflict`: what it is now. */
    newer?: object;
    /** The identity provider's name for it, e.g. UsernameExistsException. */
    exception?: string;
  };
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: { detail: string; pointer?: string; parameter?: string }[];
}

export const errorBodySchema = yup
  .object({
    error: yup
      .object({
        code: means(
          yup.string().oneOf(Object.keys(ERROR_STATUS)).required(),
          'The kind of problem: stays the same, for programs.',
        ),
        message: text('What went wrong, and what to do.'),
        requestId: means(yup.string(), 'To name in a question about it; also in X-Request-Id.'),
        movedTo: means(yup.string(), 'With code `moved`: the id to ask for instead.'),
        newer: means(
          yup.object().optional().default(undefined),
          'With code `conflict`: the current version.',
        ),
        exception: means(yup.string(), 'The name that the user pool gave to its refusal.'),
        fields: means(
          yup.array(
            yup
              .object({
                path: text('Where: params, query or body, and the names below it.'),
                message: text('What is wrong there.'),
              })
              .meta({ name: 'FieldError' }),
          ),
          'What is not valid in the input.',
        ),
      })
      .meta({ name: 'Error', description: 'The same for pages of this site.' })
      .required(),
    type: text('Address of the explanation, on this site.'),
    title: text('The kind of problem.'),
    status: count('Status of the answer.'),
    detail: text('What went wrong, and what to do.'),
    errors: means(
      yup.array(
        yup
          .object({
            detail: text('What is wrong.'),
            pointer: means(
              yup.string(),
              'Where in the body: a JSON Pointer (RFC 6901), as a fragment.',
            ),
            parameter: means(yup.string(), 'Which parameter of the address.'),
          })
          .meta({ name: 'InvalidInput' }),
      ),
      'What is not valid in the input.',
    ),
  })
  .meta({ name: 'Problem' });

/** `query.page` → the parameter; `body.filter.text` → a JSON pointer into the body. */
function placeOf({ path, message }: FieldError) {
  const [part, ...names] = path.split(/[.[\]]+/).filter(Boolean);
  return part === 'body'
    ? { detail: message, pointer: `#${names.map((name) => `/${name}`).join('')}` }
    : { detail: message, parameter: names.join('.') };
}

export function problemBody(
  code: ErrorCode,
  message: string,
  extra: Omit<ErrorBody['error'], 'code' | 'message'> = {},
): ErrorBody {
  return {
    error: { code, message, ...extra },
    type: `${DEVELOPERS_PATH}#${code}`,
    title: ERROR_TITLES[code],
    status: ERROR_STATUS[code],
    detail: message,
    ...(extra.fields && { errors: extra.fields.map(placeOf) }),
  };
}

export function fieldErrors(error: yup.ValidationError): FieldError[] {
  const inner = error.inner.length > 0 ? error.inner : [error];
  return inner.map((item) => ({ path: item.path ?? '', message: item.message }));
}
