import { readFileSync } from 'node:fs';
import { openPglite } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';

/** A migrated, empty store in memory: a copy of the one that preparePglite made. */
export async function migratedPglite(): Promise<Store> {
  return openPglite(undefined, new Blob([readFileSync(process.env.TEST_PGLITE_FILES!)]));
}
