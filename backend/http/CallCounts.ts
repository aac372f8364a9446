import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { LRUCache } from 'lru-cache';

const KEYS_MAX = 5_000;

interface Count {
  current: number;
  startedAt: number;
}

/**
 * The store of @fastify/rate-limit in memory, by a clock that nobody can set: with the package's
 * own, a clock set back by a day shuts busy callers out for a day.
 */
export class CallCounts implements FastifyRateLimitStore {
  private readonly counts = new LRUCache<string, Count>({ max: KEYS_MAX });

  incr(
    key: string,
    callback: (error: Error | null, result?: { current: number; ttl: number }) => void,
    timeWindow: number,
  ): void {
    const now = performance.now();
    const known = this.counts.get(key);
    const isOver = !known || now >= known.startedAt + timeWindow;
    const count = isOver
      ? { current: 1, startedAt: now }
      : { ...known, current: known.current + 1 };
    this.counts.set(key, count);
    callback(null, { current: count.current, ttl: timeWindow - (now - count.startedAt) });
  }

  child(): CallCounts {
    return new CallCounts();
  }
}
