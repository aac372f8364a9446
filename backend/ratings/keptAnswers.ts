import { LRUCache } from 'lru-cache';
import { RENDERING } from '../../contracts/limits';
import type { Store } from '../db/store';
import { Finished, type Caller } from '../http/route';

const MOST_BYTES = 32_000_000;
/** Of an entry beside its bytes. */
const ENTRY_BYTES = 200;

interface Question {
  /** Which of the answers about the project. */
  name: string;
  id: string;
  /** How long the answer may be kept. */
  seconds: number;
  now: Date;
  caller: Pick<Caller, 'addressKey'>;
}

interface Kept {
  bytes: Buffer;
  until: number;
}

/** Answers about projects as bytes of JSON. Pages that are made anew, and kept then, are made of what is now. */
export class KeptAnswers {
  private readonly kept = new LRUCache<string, Kept>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }) => bytes.length + ENTRY_BYTES,
  });
  /** How often something was forgotten: what was read before that is not kept after it. */
  private forgotten = 0;

  /** @throws what `read` throws; that is never kept */
  async answer(
    { name, id, seconds, now, caller }: Question,
    read: () => Promise<unknown>,
  ): Promise<Finished> {
    const key = `${id} ${name}`;
    const held = caller.addressKey === RENDERING ? undefined : this.kept.get(key);
    if (held && now.getTime() < held.until) return new Finished(held.bytes);
    const before = this.forgotten;
    const bytes = Buffer.from(JSON.stringify(await read()));
    if (before === this.forgotten)
      this.kept.set(key, { bytes, until: now.getTime() + seconds * 1_000 });
    return new Finished(bytes);
  }

  /** Forgets all: a new rating moves the ranks of others too. */
  forget(): void {
    this.forgotten += 1;
    this.kept.clear();
  }
}

const byStore = new WeakMap<Store, KeptAnswers>();

/** The answers that this process keeps of a store. */
export function keptAnswersOf(store: Store): KeptAnswers {
  const known = byStore.get(store) ?? new KeptAnswers();
  byStore.set(store, known);
  return known;
}
