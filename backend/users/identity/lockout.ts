/**
 * Cognito's back-off: the fifth failure in a row locks for one second, each further one for twice
 * as long, up to 15 minutes. Attempts during the wait do not extend it; 15 minutes without a
 * failure reset it. https://docs.aws.amazon.com/cognito/latest/developerguide/authentication.html
 * ("Lockout behavior for failed sign-in attempts")
 */
export const FREE_FAILURES = 5;
export const LONGEST_MS = 15 * 60_000;

export interface Failures {
  failures: number;
  lastAt: Date;
  lockedUntil: Date;
}

export function afterFailure(before: Failures | undefined, now: Date): Failures {
  const forgotten = !before || Math.abs(now.getTime() - before.lastAt.getTime()) >= LONGEST_MS;
  const failures = (forgotten ? 0 : before.failures) + 1;
  const wait =
    failures < FREE_FAILURES
      ? 0
      : Math.min(LONGEST_MS, 1_000 * 2 ** Math.min(failures - FREE_FAILURES, 20));
  return { failures, lastAt: now, lockedUntil: new Date(now.getTime() + wait) };
}

/** A lock that ends later than the longest was made by a clock that has been set back since. */
export const isLocked = (state: Failures | undefined, now: Date): boolean =>
  state !== undefined &&
  now < state.lockedUntil &&
  state.lockedUntil.getTime() - now.getTime() <= LONGEST_MS;
