import { codeLink } from '../../../contracts/projects/codeLink';
import type { Store } from '../../db/store';
import { codeMail, insertMail } from '../../delivery/mail';
import type { Pool, PoolSettings } from './pool';
import { loadSecrets } from './secrets';

/** @param siteUrl where the links of messages lead */
export async function openPool(
  store: Store,
  settings: PoolSettings,
  now: () => Date,
  siteUrl = 'http://localhost:3000',
): Promise<Pool> {
  return {
    ...settings,
    db: store.db,
    now,
    secrets: await loadSecrets(store, now()),
    sendCode: async (db, { to, purpose, code, linkCode, expiresInSeconds, now: at }) => {
      const step = purpose === 'reset' ? 'reset' : 'verify';
      const link = codeLink(siteUrl, step, { email: to, code: linkCode });
      await insertMail(db, to, codeMail(purpose, code, { expiresInSeconds, link }), at);
    },
  };
}
