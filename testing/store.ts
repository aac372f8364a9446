import { openPostgres } from '../backend/db/openStore';
import type { Store } from '../backend/db/store';
import { migratedPglite } from './migratedPglite';
import { dropDatabase, makeDatabase, databaseUrl } from './postgres';

declare const ENGINE: 'pglite' | 'postgres';

/** A migrated, empty store on this run's engine; close it in afterAll. */
export async function openTestStore(): Promise<Store> {
  if (ENGINE === 'pglite') return migratedPglite();
  const name = await makeDatabase(process.env.TEST_DATABASE_TEMPLATE);
  const store = openPostgres(databaseUrl(name), 4);
  return {
    ...store,
    close: async () => {
      await store.close();
      await dropDatabase(name);
    },
  };
}
