/** At once; more wait, so that pictures leave the processor to others. */
const AT_ONCE = 2;
const WAITING = 20;

export class TooBusy extends Error {}

/** @returns runs work now or in turn. @throws TooBusy when too many wait */
export function inTurns(): <Made>(work: () => Promise<Made>) => Promise<Made> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= AT_ONCE) {
      if (waiting.length >= WAITING) throw new TooBusy();
      // Woken with the place of the one that ended.
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else running += 1;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
