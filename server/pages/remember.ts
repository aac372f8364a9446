import { LRUCache } from 'lru-cache';

const MAX_KEYS = 500;

/**
 * Keeps the answers of a public read for a short while: fresh ones are given at once, stale ones too while a new one is
 * fetched, and the last good one when fetching fails. One fetch at a time per key, however many visitors ask.
 * @param freshMs how long an answer counts as fresh.
 * @param staleMs how old one may be that is given without waiting for the new one; older, it is given when fetching fails.
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
    if (!entry) return fetchOnce(key);
    const age = performance.now() - entry.at;
    if (age <= freshMs) return entry.value;
    const next = fetchOnce(key).catch(() => entry.value);
    return age <= staleMs ? entry.value : next;
  };
}
