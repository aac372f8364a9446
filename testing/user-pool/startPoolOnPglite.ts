import type { PoolSettings } from '../../backend/identity/pool';
import { migratedPglite } from '../migratedPglite';
import { startTestPool } from './startTestPool';

export interface PoolOnPglite {
  endpoint: string;
  clock: { now: Date };
  lastCode(email: string): string;
  close(): Promise<void>;
}

export async function startPoolOnPglite(
  settings: Partial<PoolSettings> = {},
): Promise<PoolOnPglite> {
  const store = await migratedPglite();
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
