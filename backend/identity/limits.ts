/** Numbers of the embedded pool: Cognito's own where it documents them, the stricter ones of its range elsewhere. */
export const HOUR_MS = 3_600_000;
/** How long a code lives: sign-up 24 hours, reset one (Cognito's). */
export const CODE_LIFE_MS = { 'sign-up': 24 * HOUR_MS, reset: HOUR_MS } as const;
export type CodePurpose = keyof typeof CODE_LIFE_MS;
/** How long a code of a pool lives, in milliseconds. */
export const lifeOf = (
  { codeSeconds }: { codeSeconds?: number | undefined },
  purpose: CodePurpose,
): number => (codeSeconds === undefined ? CODE_LIFE_MS[purpose] : codeSeconds * 1_000);
/** Wrong entries that end a code. */
export const CODE_ATTEMPTS = 5;
/** Codes that one address may be sent in an hour, of each purpose (Cognito: 5 to 20). */
export const CODES_AN_HOUR = 5;
/** Code entries for one address in an hour (Cognito: 5 to 20). */
export const CODE_ENTRIES_AN_HOUR = 20;
/** Password changes that may be tried for one user in an hour. */
export const CHANGES_AN_HOUR = 10;
export const ACCESS_TOKEN_SECONDS = 3_600;
export const REFRESH_TOKEN_MS = 30 * 24 * HOUR_MS;
/** How long a refresh token that was replaced is taken still, for a client that never saw the answer (Cognito: 0 to 60 seconds). */
export const ROTATION_GRACE_MS = 30_000;
