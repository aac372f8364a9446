import { LRUCache } from 'lru-cache';

const MOST = 2_000;

export class Records<T extends object> {
  #kept = new LRUCache<string, { value: T; endsAt: number }>({ max: MOST });
  #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  set(id: string, value: T, seconds: number): void {
    this.#kept.set(id, { value, endsAt: this.#now().getTime() + seconds * 1_000 });
  }

  get(id: string): T | undefined {
    const record = this.#kept.get(id);
    return record && this.#now().getTime() < record.endsAt ? record.value : undefined;
  }

  delete(id: string): void {
    this.#kept.delete(id);
  }
}
