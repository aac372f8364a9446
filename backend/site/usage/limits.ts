/** Then counts lose their account. */
export const OWNED_DAYS = 90;
/** Over a year, so that last year's are there to compare. */
export const COUNTS_KEPT_DAYS = 400;
/** After the last change. */
export const SURVEYS_KEPT_DAYS = 400;

/** What `npm run usage` shows unless it is asked for more. */
export const SHOWN_DAYS = 30;
export const ANSWERS_MAX = 1_000;
