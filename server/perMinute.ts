import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@/contracts/endpoint';
import { ApiProblem } from './ApiProblem';

const MINUTE_MS = 60_000;
/** Callers and endpoints that are counted at once; beyond, those that called longest ago begin anew. */
const KEYS_MAX = 50_000;

/** Calls of the current minute in this process, by endpoint and caller. */
const counts = new LRUCache<string, number>({ max: KEYS_MAX });
let minute = 0;

/**
 * The one limiter of the web tier, for calls that it answers by itself; those that it passes on are counted by the backend
 * (@fastify/rate-limit), and what must survive a restart in the store (backend/limits).
 * @param caller whose call it is, as a keyed hash
 * @throws ApiProblem 429 with Retry-After beyond the endpoint's number a minute
 */
export function assertPerMinute({ id, perMinute }: Endpoint, caller: string, now: number): void {
  const current = Math.floor(now / MINUTE_MS);
  if (current !== minute) counts.clear();
  minute = current;
  const key = `${id} ${caller}`;
  const count = (counts.get(key) ?? 0) + 1;
  counts.set(key, count);
  if (count <= perMinute) return;
  const retryAfter = Math.ceil(((current + 1) * MINUTE_MS - now) / 1_000);
  throw new ApiProblem('rate-limited', 'Too many requests. Please try again shortly.', {
    retryAfter,
  });
}
