const PAUSE_MS = 500;
const afterPause = (again: () => void): void => void setTimeout(again, PAUSE_MS).unref();

/**
 * Keeps calls from waiting for a backend that hangs. After one that missed its deadline the backend
 * is asked for a sign of life; without one calls fail at once, until it gives one.
 * @param askLife throws soon when there is no answer
 * @param later calls back after a pause
 */
export function makeBreaker(askLife: () => Promise<unknown>, later = afterPause) {
  let hangs = false;
  let asking: Promise<void> | undefined;

  async function ask(): Promise<void> {
    const [life] = await Promise.allSettled([askLife()]);
    hangs = life.status === 'rejected';
    asking = undefined;
    if (hangs) later(() => void ask());
  }

  return async <T>(call: () => Promise<T>): Promise<T> => {
    if (hangs) throw new Error('The backend hangs');
    try {
      return await call();
    } catch (error) {
      // Slow is not hung: the question tells them apart.
      if ((error as Error).name === 'TimeoutError' && !hangs) await (asking ??= ask());
      throw error;
    }
  };
}
