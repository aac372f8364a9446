import {
  WEBHOOK_FAILING_DAYS,
  WEBHOOK_LOG,
  WEBHOOK_OVERLAP_HOURS,
} from '../../../contracts/limits';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../../../contracts/time';

export const LOG_KEPT = WEBHOOK_LOG;
export const OVERLAP_MS = WEBHOOK_OVERLAP_HOURS * HOUR_MS;
export const FAILING_MS = WEBHOOK_FAILING_DAYS * DAY_MS;

/** Sent at the same time, and of these to one webhook. */
export const AT_ONCE = 20;
export const AT_ONCE_EACH = 4;
/** A try that has not come back by then died with its process; well above its time limit. */
export const CLAIM_MS = MINUTE_MS;
/** What is on its way when the process stops may still end; below the time that the queue waits. */
export const STOP_MS = 3_000;
/** Below the time that the web tier waits for an answer. */
export const TEST_MS = 4_000;

const FIRST_PAUSE_MS = MINUTE_MS;
const LONGEST_PAUSE_MS = 4 * HOUR_MS;
/** Thirteen pauses: 1, 2, 4 … 128 minutes, then four hours each, a day in all. */
export const TRIES_MAX = 14;
/** Of a pause, so that a receiver that comes back is not met by all at once. */
const JITTER = 0.2;

/** Before the next try. @param random 0 to 1 @param askedMs the least that the receiver asks for */
export function pauseMs(tries: number, random: number, askedMs = 0): number {
  const pause = Math.min(FIRST_PAUSE_MS * 2 ** (tries - 1), LONGEST_PAUSE_MS);
  const ours = Math.round(pause * (1 - JITTER / 2 + JITTER * random));
  return Math.max(ours, Math.min(askedMs, LONGEST_PAUSE_MS));
}
