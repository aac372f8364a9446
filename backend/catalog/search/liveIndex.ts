import { setTimeout } from 'node:timers/promises';
import type { Database } from '../../db/store';
import { Problem } from '../../http/problem';
import { changeIndex, loadIndex } from './loadIndex';
import { readChanges, readVersion, type Changes } from './readChanges';
import type { Searchable } from './searchable';
import type { SearchIndex } from './SearchIndex';
import { createShortCache } from './shortCache';

/** How long a search waits for the first index or for its own process's changes. */
const WAIT_MS = 1_000;
/** Rest after a load, as a multiple of its duration: loading takes at most a fifth of the time. */
const REST = 4;
/** With more changed projects, everything is loaded. */
const MOST_CHANGED = 5_000;

/** `version` differs after every change. */
export interface IndexSource {
  version(): Promise<number | undefined>;
  /** @returns undefined when they are not known */
  changesAfter(version: number | undefined): Promise<Changes | undefined>;
  load(): Promise<SearchIndex>;
  change(base: SearchIndex, ids: ReadonlySet<string>): Promise<Searchable>;
}

export const storedProjects = (db: Database): IndexSource => ({
  version: () => readVersion(db),
  changesAfter: (version) => readChanges(db, version),
  load: () => loadIndex(db),
  change: (base, ids) => changeIndex(db, base, ids),
});

export interface LiveIndex {
  /** @throws Problem while the first index loads */
  current(): Promise<Searchable>;
  /** Follows changes; returns when done, or after WAIT_MS. */
  look(): Promise<void>;
}

interface Loaded {
  base: SearchIndex;
  /** Changed since the base was loaded. */
  changed: ReadonlySet<string>;
  index: Searchable;
  version: number | undefined;
  /** Everything has to be loaded. */
  isBehind: boolean;
}

/** Takes in the changes that name their projects. */
async function follow(
  source: IndexSource,
  loaded: Loaded,
  version: number | undefined,
): Promise<Loaded> {
  if (version === loaded.version) return loaded;
  const changes = await source.changesAfter(loaded.version);
  if (!changes) return { ...loaded, version, isBehind: true };
  const changed = new Set([...loaded.changed, ...changes.projectIds]);
  if (changed.size > MOST_CHANGED) return { ...loaded, version: changes.version, isBehind: true };
  return {
    base: loaded.base,
    changed,
    index: changed.size > 0 ? await source.change(loaded.base, changed) : loaded.index,
    version: changes.version,
    isBehind: loaded.isBehind || changes.others,
  };
}

/** Reads the version first, so that changes during a load are taken in afterwards. */
async function load(source: IndexSource): Promise<Loaded> {
  const version = await source.version();
  const base = await source.load();
  const loaded = { base, changed: new Set<string>(), index: base, version, isBehind: false };
  return follow(source, loaded, await source.version());
}

export function keepIndex(source: IndexSource, now: () => Date): LiveIndex {
  const clock = () => now().getTime();
  const looks = createShortCache<void>({ milliseconds: Number.MAX_SAFE_INTEGER, most: 1, now });
  let loaded: Loaded | undefined;
  let restsUntil = 0;
  let working: Promise<void> | undefined;
  let loading: Promise<void> | undefined;

  async function loadAll(): Promise<void> {
    const from = clock();
    loaded = await load(source);
    restsUntil = clock() + REST * (clock() - from);
  }

  async function work(): Promise<void> {
    const before = loaded;
    if (before) {
      const after = await follow(source, before, await source.version());
      // A load may have ended meanwhile: its index is newer.
      if (loaded === before) loaded = after;
      if (!after.isBehind || clock() < restsUntil) return;
    }
    loading ??= loadAll().finally(() => (loading = undefined));
  }

  async function done(): Promise<void> {
    await working;
    await loading;
  }
  const wait = () => Promise.race([done(), setTimeout(WAIT_MS, undefined, { ref: false })]);

  async function look(): Promise<void> {
    working ??= work().finally(() => (working = undefined));
    await wait();
  }

  /** A look in progress may have missed the latest change. */
  async function lookAgain(): Promise<void> {
    if (working) await wait();
    await look();
  }

  async function current(): Promise<Searchable> {
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
