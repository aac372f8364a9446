import { DAY_MS, MINUTE_MS } from '../../../contracts/time';

/** Set by SESSION_IDLE_SECONDS and SESSION_MAX_SECONDS (ASVS V7.3.1, V7.3.2). */
export interface SessionLimits {
  idleMs: number;
  maxMs: number;
}

export const DEFAULT_SESSION_LIMITS: SessionLimits = {
  idleMs: DAY_MS,
  maxMs: 7 * DAY_MS,
};

/** At most one write a minute; more often for short idle limits. */
export const markEveryMs = ({ idleMs }: SessionLimits): number => Math.min(MINUTE_MS, idleMs / 10);
