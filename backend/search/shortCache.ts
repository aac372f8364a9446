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
export function createShortCache<V>(options: {
  milliseconds: number;
  most: number;
  now: () => Date;
}): ShortCache<V> {
  const entries = new Map<string, { value: Promise<V>; until: number; version: number }>();
  return {
    get(key, load) {
      const time = options.now().getTime();
      const known = entries.get(key);
      if (known && known.version === version && time < known.until) return known.value;
      const entry = { value: load(), until: time + options.milliseconds, version };
      entries.delete(key);
      entries.set(key, entry);
      entry.value.catch(() => {
        if (entries.get(key) === entry) entries.delete(key);
      });
      const oldest = entries.size > options.most ? entries.keys().next() : undefined;
      if (oldest && !oldest.done) entries.delete(oldest.value);
      return entry.value;
    },
    forget: () => entries.clear(),
  };
}
