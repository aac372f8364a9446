import type { Logger } from 'pino';
import { pruneAudit } from '../accounts/auditLog';
import { pruneAccounts } from '../accounts/knownAccounts';
import type { SessionLimits } from '../accounts/sessionLimits';
import { pruneSessions } from '../accounts/sessions';
import type { Store } from '../db/store';
import { prunePool } from '../identity/prunePool';
import { prunePageViews } from '../page-views/pageViews';
import { pruneQuotes } from '../quotes/quotes';

const SIX_HOURS_MS = 6 * 3_600_000;

export interface PruningParts {
  now: () => Date;
  logger: Logger;
  sessionLimits: SessionLimits;
}

/** Deletes everything that is past its time as of `now`. @returns how many rows went */
export async function pruneAll(
  { db }: Store,
  now: Date,
  sessionLimits: SessionLimits,
): Promise<number> {
  return (
    (await prunePageViews(db, now)) +
    (await prunePool(db, now)) +
    (await pruneSessions(db, now, sessionLimits)) +
    (await pruneAudit(db, now)) +
    (await pruneQuotes(db, now)) +
    (await pruneAccounts(db, now))
  );
}

/**
 * Deletes what is past its time (page views, codes, tokens, counters, old messages, ended sessions, old rows of the audit log, old
 * requests for a quote), now and
 * every six hours. @returns what ends it.
 */
export function keepPruned(store: Store, { now, logger, sessionLimits }: PruningParts): () => void {
  const prune = async () => {
    try {
      const pruned = await pruneAll(store, now(), sessionLimits);
      if (pruned > 0) logger.info({ pruned }, 'what was past its time is deleted');
    } catch (error) {
      logger.warn({ err: error }, 'what is past its time was not deleted');
    }
  };
  void prune();
  const timer = setInterval(() => {
    void prune();
  }, SIX_HOURS_MS);
  timer.unref();
  return () => clearInterval(timer);
}
