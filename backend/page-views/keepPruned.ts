import type { Logger } from 'pino';
import type { Store } from '../db/store';
import { prunePageViews } from './pageViews';

const SIX_HOURS_MS = 6 * 3_600_000;

/** Deletes views that are past their time, now and every six hours. @returns what ends it. */
export function keepPruned(store: Store, now: () => Date, logger: Logger): () => void {
  const prune = () => {
    prunePageViews(store.db, now()).then(
      (pruned) => { if (pruned > 0) logger.info({ pruned }, 'old page views deleted'); },
      (error: unknown) => logger.warn({ err: error }, 'old page views were not deleted'),
    );
  };
  prune();
  const timer = setInterval(prune, SIX_HOURS_MS);
  timer.unref();
  return () => clearInterval(timer);
}
