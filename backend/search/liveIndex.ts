import { setTimeout } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/store';
import { Problem } from '../http/problem';
import { loadIndex } from './loadIndex';
import type { SearchIndex } from './SearchIndex';
import { createShortCache } from './shortCache';

/** Key in `meta` that triggers (0001_search.sql) set anew in every transaction that changes what search reads. */
const VERSION_KEY = 'search-version';
/** A search waits so long for the first index, and for what its own process has just changed. */
const WAIT_MS = 1_000;
/** After a load comes a rest of so many times its length: loading never takes more than a fifth of the time. */
const REST = 4;

/** Where an index comes from. The version differs after every change. */
export interface IndexSource {
  version(): Promise<unknown>;
  load(): Promise<SearchIndex>;
}

export const storedProjects = (db: Database): IndexSource => ({
  version: async () =>
    (
      await rowsOf<{ value: unknown }>(db, sql`select value from meta where key = ${VERSION_KEY}`)
    )[0]?.value,
  load: () => loadIndex(db),
});

export interface LiveIndex {
  /** The newest index. @throws Problem while the first one is being loaded */
  current(): Promise<SearchIndex>;
  /** Looks whether something changed, then loads anew. Done when it has, or a second later. */
  look(): Promise<void>;
}

export function keepIndex(source: IndexSource, now: () => Date): LiveIndex {
  const clock = () => now().getTime();
  const looks = createShortCache<void>({ milliseconds: Number.MAX_SAFE_INTEGER, most: 1, now });
  let loaded: { index: SearchIndex; version: unknown; restsUntil: number } | undefined;
  let working: Promise<void> | undefined;

  // The version is read first: what changes while projects are read is loaded once more.
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

  /** For a change that a look on its way may have missed. */
  async function lookAgain(): Promise<void> {
    if (working) await wait();
    await look();
  }

  async function current(): Promise<SearchIndex> {
    // Kept until this process changes something itself; the store is not asked at every search.
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

/** The one index of a store in this process. */
export function searchIndexOf(db: Database, now: () => Date): LiveIndex {
  const index = indexes.get(db) ?? keepIndex(storedProjects(db), now);
  indexes.set(db, index);
  return index;
}
