import type { Database } from '@/backend/db/store';

/** A database whose transactions do everything and then end as if the process was killed. */
export const killedAtCommit = (db: Database): Database =>
  new Proxy(db, {
    get: (target, name) =>
      name !== 'transaction'
        ? (Reflect.get(target, name) as unknown)
        : (work: (tx: Database) => Promise<void>) =>
            target.transaction(async (tx) => {
              await work(tx);
              throw new Error('killed');
            }),
  });
