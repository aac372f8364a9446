import { LRUCache } from 'lru-cache';
import { RENDERING } from '../../contracts/limits';
import type { Store } from '../db/store';
import { Finished, type Caller } from '../http/route';

const MOST_BYTES = 32_000_000;
/** Overhead per entry. */
const ENTRY_BYTES = 200;

interface Question {
  name: string;
  id: string;
  seconds: number;
  now: Date;
  caller: Pick<Caller, 'addressKey'>;
}

interface Kept {
  bytes: Buffer;
  until: number;
}

export class KeptAnswers {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });
  /** Prevents caching an answer whose data was read before a forget(). */
  private forgotten = 0;

  async answer(
    { name, id, seconds, now, caller }: Question,
    read: () => Promise<unknown>,
  ): Promise<Finished> {
    const key = `${id} ${name}`;
    const held = caller.addressKey === RENDERING ? undefined : this.kept.get(key);
    const left = held ? held.until - now.getTime() : 0;
    // More than that: the clock was set back.
    if (held && left > 0 && left <= seconds * 1_000) return new Finished(held.bytes);
    const before = this.forgotten;
    const bytes = Buffer.from(JSON.stringify(await read()));
    if (before === this.forgotten)
      this.kept.set(key, { bytes, until: now.getTime() + seconds * 1_000 });
    return new Finished(bytes);
  }

  /** Forgets everything: a new rating moves other projects' ranks too. */
  forget(): void {
    this.forgotten += 1;
    this.kept.clear();
  }
}

const byStore = new WeakMap<Store, KeptAnswers>();

export function getKeptAnswers(store: Store): KeptAnswers {
  const known = byStore.get(store) ?? new KeptAnswers();
  byStore.set(store, known);
  return known;
}
