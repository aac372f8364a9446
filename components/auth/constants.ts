/** Lifetime of credentials that wait for a code. */
export const CREDENTIALS_MS = 15 * 60 * 1_000;
