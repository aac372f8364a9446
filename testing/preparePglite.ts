import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openEmbedded } from '../backend/db/openStore';

/** Makes one empty, migrated store: copies open far faster than new ones. */
export default async function preparePglite(): Promise<void> {
  if (process.env.TEST_PGLITE) return;
  const directory = mkdtempSync(join(tmpdir(), 'plumbline-pglite-'));
  const store = await openEmbedded(directory);
  const files = await (store.db as unknown as { $client: PGlite }).$client.dumpDataDir('none');
  writeFileSync(join(directory, 'migrated.tar'), Buffer.from(await files.arrayBuffer()));
  await store.close();
  process.env.TEST_PGLITE = directory;
}
