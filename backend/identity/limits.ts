import { DAY_MS, HOUR_MS } from '../../contracts/time';

/** Cognito's limits where documented, else the strict end of its range. */
/** Cognito's. */
export const CODE_LIFE_MS = { 'sign-up': DAY_MS, reset: HOUR_MS } as const;
export type CodePurpose = keyof typeof CODE_LIFE_MS;
export const codeLifetime = (
  { codeSeconds }: { codeSeconds?: number | undefined },
  purpose: CodePurpose,
): number => (codeSeconds === undefined ? CODE_LIFE_MS[purpose] : codeSeconds * 1_000);
/** Wrong entries that void a code. */
export const CODE_ATTEMPTS = 5;
/** Per address and purpose (Cognito: 5 to 20). */
export const CODES_AN_HOUR = 5;
/** Per address (Cognito: 5 to 20). */
export const CODE_ENTRIES_AN_HOUR = 20;
export const CHANGES_AN_HOUR = 10;
export const ACCESS_TOKEN_SECONDS = 3_600;
export const REFRESH_TOKEN_MS = 30 * DAY_MS;
/**
 * A replaced refresh token still works this long, in case the client missed the answer (Cognito: 0
 * to 60 seconds).
 */
export const ROTATION_GRACE_MS = 30_000;
