import type { Database } from '../../db/store';

/** So that a rating never appears beside facts of another run. */
export const atOneMoment = <T>(db: Database, read: (db: Database) => Promise<T>): Promise<T> =>
  db.transaction(read, { isolationLevel: 'repeatable read', accessMode: 'read only' });
