import type { Logger } from 'pino';

const SIX_HOURS_MS = 6 * 3_600_000;

/**
 * Deletes what is past its time, now and every six hours.
 * @param prune returns how many rows it has deleted
 * @returns what ends it
 */
export function keepPruned(prune: () => Promise<number>, logger: Logger): () => void {
  const pruneNow = async () => {
    try {
      const pruned = await prune();
      if (pruned > 0) logger.info({ pruned }, 'what was past its time is deleted');
    } catch (error) {
      logger.warn({ err: error }, 'what is past its time was not deleted');
    }
  };
  void pruneNow();
  const timer = setInterval(() => {
    void pruneNow();
  }, SIX_HOURS_MS);
  timer.unref();
  return () => clearInterval(timer);
}
