/**
 * When a failed call may be tried again (specification §8: a 504, three times by default), and how long to wait.
 * Back-off is full jitter, `random(0, min(cap, base · 2^n))`; a client spends at most a tenth of its requests on retries
 * (Google SRE book, ch. 21), so that retrying never makes an outage worse.
 */
const BASE_MS = 200;
const CAP_MS = 5_000;
const BUDGET_SHARE = 0.1;
/** Retries that even a quiet client always has: three calls' worth. */
const BUDGET_FLOOR = 9;

/** Milliseconds before retry number `attempt` (from 0). `random` is 0..1. `retryAfter` is the header's seconds. */
export function backoff(attempt: number, random: number, retryAfter: string | null = null): number {
  const asked = Number(retryAfter);
  if (retryAfter !== null && Number.isFinite(asked) && asked >= 0)
    return Math.min(CAP_MS, asked * 1_000);
  return Math.floor(random * Math.min(CAP_MS, BASE_MS * 2 ** attempt));
}

/** Counts requests and retries, and says whether one more retry fits. Counts halve as they age, so old traffic fades. */
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

  /** True, and spent, when one more retry is within a tenth of the requests. */
  spend(): boolean {
    if (this.retries + 1 > Math.max(BUDGET_FLOOR, this.requests * BUDGET_SHARE)) return false;
    this.retries += 1;
    return true;
  }

  /** A call that went through gives a quiet client its floor back. */
  countSuccess(): void {
    this.retries = Math.max(0, this.retries - 0.5);
  }
}
