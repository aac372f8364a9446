/** Groups of records that are written together. */

export interface BatchLimits {
  count: number;
  size: number;
}

/** 500 projects or some 4 MB: large enough to be fast, small enough that readers of an embedded database hardly wait. */
export const BATCH: BatchLimits = { count: 500, size: 4 * 1024 * 1024 };

/** Cuts a stream into arrays of at most `count` items and about `size` characters; never an empty one. */
export async function* inBatches<T>(
  items: AsyncIterable<T> | Iterable<T>,
  sizeOf: (item: T) => number,
  limits: BatchLimits = BATCH,
): AsyncGenerator<T[]> {
  let batch: T[] = [];
  let size = 0;
  for await (const item of items) {
    batch.push(item);
    size += sizeOf(item);
    if (batch.length >= limits.count || size >= limits.size) {
      yield batch;
      batch = [];
      size = 0;
    }
  }
  if (batch.length > 0) yield batch;
}
