import { LRUCache } from 'lru-cache';

/**
 * Short answers kept in the process, so that a burst of equal questions asks the store once (PGlite answers one at a time).
 * Whoever changes what is cached calls `invalidateCaches`; another process's changes show when the time is up.
 */
let version = 0;

/** Forgets every cached answer of this process. */
export function invalidateCaches(): void {
  version += 1;
}

export interface ShortCache<V> {
  /** The cached answer, or that of `load`; questions that arrive while it loads wait for the same one. A failure is not kept. */
  get(key: string, load: () => Promise<V>): Promise<V>;
  /** Forgets this cache's answers. */
  forget(): void;
}

/** `milliseconds` an answer may be old, `most` answers are kept; `now` is the clock. */
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
    // lru-cache still gives what is exactly as old as its `ttl`.
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
