import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPglite } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';

/** A migrated, empty store in memory, copied from preparePglite's. */
export async function migratedPglite(): Promise<Store> {
  return openPglite(
    undefined,
    new Blob([readFileSync(join(process.env.TEST_PGLITE!, 'migrated.tar'))]),
  );
}

export function migratePgliteIn(dataDir: string): void {
  cpSync(join(process.env.TEST_PGLITE!, 'pglite'), join(dataDir, 'pglite'), { recursive: true });
}
