/** Retries with full jitter (specification §8): `random(0, min(cap, base · 2^n))`. */
const BASE_MS = 200;
const CAP_MS = 5_000;

/** In seconds or as a date. @returns milliseconds; undefined for anything else */
function parseRetryAfter(value: string | null, now: number): number | undefined {
  if (value === null) return undefined;
  const wait = /^\d+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - now;
  return Number.isNaN(wait) ? undefined : Math.max(0, wait);
}

/**
 * @param random 0..1
 * @param retryAfter the server's wish, which is kept to
 * @param now milliseconds
 * @returns milliseconds
 */
export function backoff(
  attempt: number,
  random: number,
  retryAfter: string | null = null,
  now = 0,
): number {
  return (
    parseRetryAfter(retryAfter, now) ??
    Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** attempt))
  );
}

export interface BudgetLimits {
  /** Retries per window that each endpoint and each caller of it always has. */
  endpointFloor: number;
  callerFloor: number;
}

const WINDOW_MS = 10_000;
const SHARE = 0.1;

interface Count {
  requests: number;
  retries: number;
}

/**
 * Keeps a storm of retries off a failing server (docs/decisions/0007): in each ten seconds, a tenth
 * of an endpoint's requests (Google SRE book, ch. 21), but at least the floors, so that ordinary use
 * retries in full. A caller has a share of its own, so that it cannot spend what others need.
 */
export class RetryBudget {
  private readonly counts = new Map<string, Count>();
  private window = -1;

  constructor(private readonly limits: BudgetLimits) {}

  /** @param now milliseconds */
  countRequest(endpoint: string, caller: string, now: number): void {
    this.count(endpoint, now).requests += 1;
    this.count(`${endpoint}\n${caller}`, now).requests += 1;
  }

  /** @returns whether there may be one more retry, which then counts */
  spend(endpoint: string, caller: string, now: number): boolean {
    const { endpointFloor, callerFloor } = this.limits;
    const ofAll = this.count(endpoint, now);
    const own = this.count(`${endpoint}\n${caller}`, now);
    if (!isLeft(ofAll, endpointFloor) || !isLeft(own, callerFloor)) return false;
    ofAll.retries += 1;
    own.retries += 1;
    return true;
  }

  private count(key: string, now: number): Count {
    const window = Math.floor(now / WINDOW_MS);
    if (window !== this.window) this.counts.clear();
    this.window = window;
    const known = this.counts.get(key) ?? { requests: 0, retries: 0 };
    this.counts.set(key, known);
    return known;
  }
}

const isLeft = ({ requests, retries }: Count, floor: number): boolean =>
  retries + 1 <= Math.max(floor, requests * SHARE);
