/** Blocks to counts. Pure: any split of the blocks gives the same sums. */
import { toDay } from '../../../contracts/time';
import type { SeenBlock } from './types';

export const COUNTED = ['caller', 'function', 'event'] as const;
export type Counted = (typeof COUNTED)[number];

export interface Count {
  /** An address. */
  contract: string;
  kind: Counted;
  day: string;
  /** An address, a selector or a topic. */
  key: string;
  n: number;
  failed: number;
  /** Seconds. */
  lastAt: number;
}

export function reduce(blocks: readonly SeenBlock[]): Count[] {
  const counts = new Map<string, Count>();
  const add = (contract: string, kind: Counted, key: string, at: number, failed = false) => {
    const day = toDay(new Date(at * 1_000));
    const id = `${contract} ${kind} ${day} ${key}`;
    const before = counts.get(id) ?? { contract, kind, day, key, n: 0, failed: 0, lastAt: at };
    before.n += 1;
    if (failed) before.failed += 1;
    before.lastAt = Math.max(before.lastAt, at);
    counts.set(id, before);
  };
  for (const { at, calls, logs } of blocks) {
    for (const call of calls) {
      add(call.to, 'caller', call.from, at, call.failed);
      add(call.to, 'function', call.selector, at, call.failed);
    }
    for (const { address, topic } of logs) add(address, 'event', topic, at);
  }
  return [...counts.values()];
}
