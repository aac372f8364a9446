/** Set by SESSION_IDLE_SECONDS and SESSION_MAX_SECONDS (ASVS V7.3.1, V7.3.2). */
export interface SessionLimits {
  idleMs: number;
  maxMs: number;
}

const HOUR_MS = 3_600_000;
export const DEFAULT_SESSION_LIMITS: SessionLimits = {
  idleMs: 24 * HOUR_MS,
  maxMs: 7 * 24 * HOUR_MS,
};

const MINUTE_MS = 60_000;

/** At most one write a minute; more often for short idle limits. */
export const markEveryMs = ({ idleMs }: SessionLimits): number => Math.min(MINUTE_MS, idleMs / 10);
