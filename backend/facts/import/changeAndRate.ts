import { takeLock } from '../../db/advisoryLocks';
import type { Database, Store } from '../../db/store';
import type { NewEvent } from '../../events';
import type { RateResult } from '../../ratings';
import { beginRun, endRun, refresh } from './run';
import { isStale, markStale } from './stale';
import { forgetDigests } from './statements/digest';
import { announceFacts, Facts } from './undo/facts';
import { Watch, type Changes } from './undo/Watch';

export interface Change {
  tx: Database;
  /** Sees what changes: before it does. */
  watch: Watch;
  /** Projects of which more changed than it sees. */
  touched: string[];
  /** Null in a dry run. */
  run: number | null;
}

export interface Done {
  changes: Changes;
  rating: RateResult | null;
  /** Null in a dry run, and when nothing changed. */
  run: number | null;
}

interface ChangeOptions {
  kind: string;
  source: string;
  now: Date;
  dryRun: boolean;
}

class RolledBack extends Error {}

const listOwners = (changes: Changes): string[] => {
  const rows = [...changes].flatMap(([projectId, list]) => [
    projectId,
    ...list.map(({ table, before }) => (table === 'projects' ? before?.id : before?.project_id)),
  ]);
  return [...new Set(rows)].filter((id) => typeof id === 'string' && id !== '') as string[];
};

function collectFacts(changes: Changes): Facts {
  const facts = new Facts();
  changes.forEach((list, projectId) =>
    list.forEach((change) => {
      facts.add(projectId, change);
      if (typeof change.before?.project_id === 'string')
        facts.add(change.before.project_id, change);
    }),
  );
  return facts;
}

/**
 * A change by hand as a run: one transaction, which can be undone. Rates what it touched. A dry run
 * does the same and takes it back.
 * @param work returns events beside those of changed facts
 */
export async function changeAndRate(
  store: Store,
  { kind, source, now, dryRun }: ChangeOptions,
  work: (change: Change) => Promise<NewEvent[]>,
): Promise<Done> {
  const since = performance.now();
  const at = now.toISOString();
  let done: Done = { changes: new Map(), rating: null, run: null };
  let touched: string[] = [];
  const wasStale = await isStale(store.db);
  await store.db
    .transaction(async (transaction) => {
      const tx = transaction as unknown as Database;
      await takeLock(tx, 'facts');
      const run = dryRun ? null : await beginRun(tx, { kind, source, now });
      const watch = new Watch(tx, run ?? undefined);
      const more: string[] = [];
      const events = await work({ tx, watch, touched: more, run });
      const changes = await watch.finish();
      done = { changes, rating: null, run };
      touched = [...new Set([...listOwners(changes), ...more])];
      await forgetDigests(tx, touched);
      if (dryRun) throw new RolledBack();
      await markStale(tx, at);
      await announceFacts(tx, collectFacts(changes), at, events);
    })
    .catch((error: unknown) => {
      if (!(error instanceof RolledBack)) throw error;
    });
  if (done.run === null) return done;
  const rating = await refresh(store, wasStale ? 'all' : touched, { now });
  await endRun(store, { id: done.run, now, since }, { new: 0, changed: 1 });
  return { ...done, rating };
}
