/**
 * Retries with full jitter (specification §8): `random(0, min(cap, base · 2^n))`. A client spends
 * at most a tenth of its requests on retries (Google SRE book, ch. 21), so they never worsen an
 * outage.
 */
const BASE_MS = 200;
const CAP_MS = 5_000;
const BUDGET_SHARE = 0.1;
/** Retries that a quiet client always has: three calls' worth. */
const BUDGET_FLOOR = 9;

/**
 * @param random 0..1
 * @param retryAfter in seconds
 * @returns milliseconds
 */
export function backoff(attempt: number, random: number, retryAfter: string | null = null): number {
  const asked = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(asked) && asked >= 0)
    return Math.min(CAP_MS, asked * 1_000);
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** attempt));
}

/** Counts halve with age, so old traffic fades. */
export class RetryBudget {
  private requests = 0;
  private retries = 0;

  countRequest(): void {
    this.requests += 1;
    if (this.requests >= 1_000) {
      this.requests /= 2;
      this.retries /= 2;
    }
  }

  spend(): boolean {
    if (this.retries + 1 > Math.max(BUDGET_FLOOR, this.requests * BUDGET_SHARE)) return false;
    this.retries += 1;
    return true;
  }

  /** A success restores a quiet client's floor. */
  countSuccess(): void {
    this.retries = Math.max(0, this.retries - 0.5);
  }
}
