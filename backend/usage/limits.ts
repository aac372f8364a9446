const DAY_MS = 24 * 3_600_000;

/** Then counts lose their account. */
export const OWNED_MS = 90 * DAY_MS;
/** Over a year, so that last year's are there to compare. */
export const COUNTS_KEPT_MS = 400 * DAY_MS;
/** After the last change. */
export const SURVEYS_KEPT_MS = 400 * DAY_MS;

/** What `npm run usage` shows unless it is asked for more. */
export const SHOWN_DAYS = 30;
export const ANSWERS_MAX = 1_000;

/** UTC. */
export const toDay = (at: Date): string => at.toISOString().slice(0, 10);

export const dayBefore = (now: Date, ms: number): string => toDay(new Date(now.getTime() - ms));

export const daysBefore = (now: Date, days: number): string => dayBefore(now, days * DAY_MS);
