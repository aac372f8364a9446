import type { PoolSettings } from '../../backend/users/identity/pool';
import { openTestStore } from '../store';
import { startTestPool } from './startTestPool';

export interface PoolAndStore {
  endpoint: string;
  clock: { now: Date };
  lastCode(email: string): string;
  close(): Promise<void>;
}

export async function startPoolAndStore(
  settings: Partial<PoolSettings> = {},
): Promise<PoolAndStore> {
  const store = await openTestStore();
  const clock = { now: new Date('2026-11-21T12:00:00Z') };
  const { endpoint, sent, close } = await startTestPool(store, () => clock.now, settings);
  return {
    endpoint,
    clock,
    lastCode: (email) => sent.filter(({ to }) => to === email).at(-1)!.code,
    async close() {
      await close();
      await store.close();
    },
  };
}
