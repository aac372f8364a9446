import { Problem } from './problem';

interface LaneOptions {
  running: number;
  waiting: number;
}

/**
 * Limits costly work so it cannot take every store connection.
 * @returns runs work in turn; rejects with Problem 503 and a Retry-After when the queue is full
 */
export function createLane({ running, waiting }: LaneOptions) {
  const line: (() => void)[] = [];
  let busy = 0;

  const turn = (): Promise<void> => {
    if (busy < running) {
      busy += 1;
      return Promise.resolve();
    }
    if (line.length >= waiting)
      throw new Problem(
        'unavailable',
        'Too many lists are being read. Please try again shortly.',
        {},
        1,
      );
    return new Promise((resolve) => {
      line.push(resolve);
    });
  };

  return async <Value>(work: () => Promise<Value>): Promise<Value> => {
    await turn();
    try {
      return await work();
    } finally {
      const next = line.shift();
      // The next one takes over the slot.
      if (next) next();
      else busy -= 1;
    }
  };
}
