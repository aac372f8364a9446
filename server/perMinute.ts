import { LRUCache } from 'lru-cache';
import type { Endpoint } from '@/contracts/endpoint';
import { ApiProblem } from './ApiProblem';

const MINUTE_MS = 60_000;
const KEYS_MAX = 50_000;

const counts = new LRUCache<string, number>({ max: KEYS_MAX });
let minute = 0;

/**
 * For calls the web tier answers itself. The backend counts the rest (@fastify/rate-limit), and
 * keeps what must survive a restart (backend/limits).
 * @param caller a keyed hash
 * @throws ApiProblem 429 with Retry-After
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
