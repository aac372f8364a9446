import type { Store } from '../db/store';
import { codeMail } from '../mail';
import { insertMail } from '../mail';
import type { Pool, PoolSettings } from './pool';
import { loadSecrets } from './secrets';

/** @param siteUrl named in messages as their origin */
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
