import { Problem } from './problem';

interface LaneOptions {
  /** Pieces of work that run at once. */
  running: number;
  /** Pieces that wait for their turn; more are refused. */
  waiting: number;
}

/**
 * Keeps dear work from taking every connection of the store: so many at once, so many in line, and a clear refusal for the rest.
 * @returns runs a piece of work in its turn; rejects with Problem 503 and a Retry-After when the line is full
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
      // The one in line takes the place over.
      if (next) next();
      else busy -= 1;
    }
  };
}
