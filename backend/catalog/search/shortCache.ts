import { LRUCache } from 'lru-cache';

/**
 * Lets a burst of equal questions query the store once (PGlite answers one at a time). Writers call
 * `invalidateCaches`; changes by other processes show after expiry.
 */
let version = 0;

export function invalidateCaches(): void {
  version += 1;
}

export interface ShortCache<V> {
  /** Concurrent calls share one `load`; failures are not cached. */
  get(key: string, load: () => Promise<V>): Promise<V>;
  forget(): void;
}

export function createShortCache<V>({
  milliseconds,
  most,
  now,
}: {
  milliseconds: number;
  most: number;
  now: () => Date;
}): ShortCache<V> {
  const answers = new LRUCache<string, Promise<V>>({
    max: most,
    // lru-cache still returns entries exactly as old as their `ttl`.
    ttl: milliseconds - 1,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  return {
    get(key, load) {
      const current = `${version} ${key}`;
      const known = answers.get(current);
      if (known) return known;
      const answer = load();
      answers.set(current, answer);
      answer.catch(() => {
        if (answers.peek(current) === answer) answers.delete(current);
      });
      return answer;
    },
    forget: () => answers.clear(),
  };
}
