/** How long a session of the site lives (ASVS V7.3.1, V7.3.2). Set by SESSION_IDLE_SECONDS and SESSION_MAX_SECONDS. */
export interface SessionLimits {
  /** Since it was last used, ms. */
  idleMs: number;
  /** Since it was opened, used or not, ms. */
  maxMs: number;
}

const HOUR_MS = 3_600_000;
export const DEFAULT_SESSION_LIMITS: SessionLimits = {
  idleMs: 24 * HOUR_MS,
  maxMs: 7 * 24 * HOUR_MS,
};

const MINUTE_MS = 60_000;

/** How stale the mark of last use may get, ms: one write a minute, not one a request. Short idle limits need it more often. */
export const markEveryMs = ({ idleMs }: SessionLimits): number => Math.min(MINUTE_MS, idleMs / 10);
