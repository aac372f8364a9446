/** Credentials that wait for a code to be entered are dropped after this long, in ms. */
export const CREDENTIALS_MS = 15 * 60 * 1_000;
