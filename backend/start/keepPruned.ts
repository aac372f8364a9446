import type { Logger } from 'pino';
import type { Store } from '../db/store';
import { prunePool } from '../identity/prunePool';
import { prunePageViews } from '../page-views/pageViews';

const SIX_HOURS_MS = 6 * 3_600_000;

/** Deletes what is past its time (page views, codes, tokens, counters, old messages), now and every six hours. @returns what ends it. */
export function keepPruned(store: Store, now: () => Date, logger: Logger): () => void {
  const prune = async () => {
    try {
      const pruned = await prunePageViews(store.db, now()) + await prunePool(store.db, now());
      if (pruned > 0) logger.info({ pruned }, 'what was past its time is deleted');
    } catch (error) {
      logger.warn({ err: error }, 'what is past its time was not deleted');
    }
  };
  void prune();
  const timer = setInterval(() => { void prune(); }, SIX_HOURS_MS);
  timer.unref();
  return () => clearInterval(timer);
}
