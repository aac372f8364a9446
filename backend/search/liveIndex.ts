import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';
import { Problem } from '../http/problem';
import { loadIndex } from './loadIndex';
import type { SearchIndex } from './SearchIndex';
import { createShortCache } from './shortCache';

/** Triggers (0001_search.sql) change this `meta` key with every change that search reads. */
const VERSION_KEY = 'search-version';
/** How long a search waits for the first index or for its own process's changes. */
const WAIT_MS = 1_000;
/** Rest after a load, as a multiple of its duration: loading takes at most a fifth of the time. */
const REST = 4;

/** `version` differs after every change. */
export interface IndexSource {
  version(): Promise<unknown>;
  load(): Promise<SearchIndex>;
}

export const storedProjects = (db: Database): IndexSource => ({
  version: async () =>
    (
      await readRows<{ value: unknown }>(db, sql`select value from meta where key = ${VERSION_KEY}`)
    )[0]?.value,
  load: () => loadIndex(db),
});

export interface LiveIndex {
  /** @throws Problem while the first index loads */
  current(): Promise<SearchIndex>;
  /** Reloads after a change; returns when done, or after WAIT_MS. */
  look(): Promise<void>;
}

export function keepIndex(source: IndexSource, now: () => Date): LiveIndex {
  const clock = () => now().getTime();
  const looks = createShortCache<void>({ milliseconds: Number.MAX_SAFE_INTEGER, most: 1, now });
  let loaded: { index: SearchIndex; version: unknown; restsUntil: number } | undefined;
  let working: Promise<void> | undefined;

  // Reads the version first, so that changes during a load trigger another one.
  async function work(): Promise<void> {
    const version = await source.version();
    const from = clock();
    if (loaded && (version === loaded.version || from < loaded.restsUntil)) return;
    const index = await source.load();
    loaded = { index, version, restsUntil: clock() + REST * (clock() - from) };
  }

  const wait = () => Promise.race([working, setTimeout(WAIT_MS, undefined, { ref: false })]);

  async function look(): Promise<void> {
    working ??= work().finally(() => (working = undefined));
    await wait();
  }

  /** A look in progress may have missed the latest change. */
  async function lookAgain(): Promise<void> {
    if (working) await wait();
    await look();
  }

  async function current(): Promise<SearchIndex> {
    // Cached until this process changes something, so that most searches skip the store.
    await looks.get('', lookAgain).catch((error: unknown) => {
      if (!loaded) throw error;
    });
    if (loaded) return loaded.index;
    looks.forget();
    throw new Problem('unavailable', 'Search is starting. Please try again in a few seconds.');
  }

  return { current, look };
}

const indexes = new WeakMap<Database, LiveIndex>();

export function getSearchIndex(db: Database, now: () => Date): LiveIndex {
  const index = indexes.get(db) ?? keepIndex(storedProjects(db), now);
  indexes.set(db, index);
  return index;
}
