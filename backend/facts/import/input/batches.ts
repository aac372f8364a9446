export interface BatchLimits {
  count: number;
  size: number;
}

/** Large enough to be fast, small enough that readers of an embedded database hardly wait. */
export const BATCH: BatchLimits = { count: 500, size: 4 * 1024 * 1024 };

/** At most `count` items and about `size` characters each; never empty. */
export async function* inBatches<T>(
  items: AsyncIterable<T> | Iterable<T>,
  measure: (item: T) => number,
  limits: BatchLimits = BATCH,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let size = 0;
  for await (const item of items) {
    batch.push(item);
    size += measure(item);
    if (batch.length >= limits.count || size >= limits.size) {
      yield batch;
      batch = [];
      size = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
