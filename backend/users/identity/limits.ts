import { DAY_MS, HOUR_MS } from '../../../contracts/time';

/** Cognito's limits where documented, else the strict end of its range. */
export const CODE_LIFE_MS = { 'sign-up': DAY_MS, reset: HOUR_MS } as const;
export type CodePurpose = keyof typeof CODE_LIFE_MS;
export const codeLifetime = (
  { codeSeconds }: { codeSeconds?: number | undefined },
  purpose: CodePurpose,
): number => (codeSeconds === undefined ? CODE_LIFE_MS[purpose] : codeSeconds * 1_000);
/** Entries of a code: in the browser that asked, and from each other network in a code's life. */
export const CODE_ATTEMPTS = 5;
/**
 * Entries of an account's codes in a row by all browsers that asked, and by all others, until nobody
 * enters any for GUESSES_REST_MS: docs/decisions/0046 has the odds.
 */
export const GUESSES = 100;
export const GUESSES_REST_MS = 30 * DAY_MS;
export const GUESS_KEY = 'guess ';
/** Per address and operation (Cognito: 5 to 20). */
export const CODES_AN_HOUR = 5;
export const CHANGES_AN_HOUR = 10;
export const ACCESS_TOKEN_SECONDS = 3_600;
export const REFRESH_TOKEN_MS = 30 * DAY_MS;
/**
 * A replaced refresh token still works this long, in case the client missed the answer (Cognito: 0
 * to 60 seconds).
 */
export const ROTATION_GRACE_MS = 30_000;
