/** Numbers that both sides obey. "§" points to the product specification (docs/spec-map.md). */

/** §5, §9: search starts querying at this many characters. */
export const SEARCH_MIN_KEYWORD = 2;
/** §9: search page size and first page. */
export const SEARCH_PAGE_SIZE = 5;
export const SEARCH_FIRST_PAGE = 1;
export const SEARCH_MAX_PAGE_SIZE = 50;
/** §2, §9: skeleton rows while loading. */
export const SEARCH_SKELETON_ROWS = 5;
/** A longer keyword is cut, never refused: nobody has a name as long as this. */
export const SEARCH_MAX_KEYWORD = 200;
/** §8: how often a 504 is tried again. */
export const RETRIES_ON_TIMEOUT = 3;

export const LIST_MAX_PAGE_SIZE = 100;
export const LIST_DEFAULT_PAGE_SIZE = 20;
export const LIST_MAX_IDS = 500;
/**
 * Rows of a list that can be paged through. Reading row 1,000,000 makes the database walk past all before it: twenty visitors who
 * did so stopped the site. Filters and orders reach the rest.
 */
export const LIST_MAX_WINDOW = 10_000;

/** POST /api/errors. */
export const ERROR_TITLE_MAX = 300;
export const ERROR_DESCRIPTION_MAX = 4_000;
export const ERROR_TRACE_MAX = 16_000;

/** What the web tier sends in place of a visitor's address key when it renders a page itself: such calls are not rate limited. */
export const RENDERING = 'web-server';

/** Bytes of a JSON request body that the web tier and the backend read. */
export const BODY_LIMIT = 64 * 1024;
/** Milliseconds that one call to the backend may take. */
export const BACKEND_DEADLINE_MS = 5_000;

/** Specification §9: passwords have at least so many characters, a digit and a letter among them. */
export const PASSWORD_MIN = 8;
/** Specification §9: digits of a verification or reset code. */
export const VERIFICATION_CODE_LENGTH = 6;
/** Cognito takes no longer user name, and no longer password. */
export const EMAIL_MAX = 128;
export const PASSWORD_MAX = 256;
/** Specification §9: seconds before a code may be sent again, counted from the sign-up. */
export const RESEND_COOLDOWN_SECONDS = 60;

/** Characters of the fields of a request for a quote. */
export const QUOTE_MAX = {
  name: 100,
  email: 254,
  project: 120,
  website: 300,
  message: 4_000,
} as const;
/** Requests for a quote that one network address may make in an hour. */
export const QUOTES_AN_HOUR = 5;
