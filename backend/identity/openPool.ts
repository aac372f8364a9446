import type { Store } from '../db/store';
import { codeMail } from '../mail';
import { insertMail } from '../mail';
import type { Pool, PoolSettings } from './pool';
import { loadSecrets } from './secrets';

/**
 * The embedded pool on a store; its codes go to the outbox.
 * @param siteUrl the site's address where one is configured: messages say that they come from there.
 */
export async function openPool(
  store: Store,
  settings: PoolSettings,
  now: () => Date,
  siteUrl?: string,
): Promise<Pool> {
  return {
    ...settings,
    db: store.db,
    now,
    secrets: await loadSecrets(store, now()),
    sendCode: async (db, { to, purpose, code, expiresInSeconds, now: at }) => {
      await insertMail(db, to, codeMail(purpose, code, { expiresInSeconds, siteUrl }), at);
    },
  };
}
