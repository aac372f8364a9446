import { LRUCache } from 'lru-cache';
import { noteFailure } from '../backend/unavailable';

const MAX_KEYS = 500;

/**
 * One fetch at a time per key.
 * @param freshMs for which an answer is fresh
 * @param staleMs for which it is served while a new one is fetched; older, only when that fails
 */
export function remember<Value>(
  freshMs: number,
  load: (key: string) => Promise<Value>,
  staleMs = Infinity,
) {
  const known = new LRUCache<string, { value: Value; at: number }>({ max: MAX_KEYS });
  const underWay = new Map<string, Promise<Value>>();

  async function fetchNow(key: string): Promise<Value> {
    try {
      const value = await load(key);
      known.set(key, { value, at: performance.now() });
      return value;
    } finally {
      underWay.delete(key);
    }
  }

  function fetchOnce(key: string): Promise<Value> {
    const fetching = underWay.get(key) ?? fetchNow(key);
    underWay.set(key, fetching);
    return fetching;
  }

  return async (key = ''): Promise<Value> => {
    const entry = known.get(key);
    // Also for those who wait for another request's fetch.
    if (!entry) return fetchOnce(key).catch(noteFailure);
    const age = performance.now() - entry.at;
    if (age <= freshMs) return entry.value;
    const next = fetchOnce(key).catch(() => entry.value);
    return age <= staleMs ? entry.value : next;
  };
}
