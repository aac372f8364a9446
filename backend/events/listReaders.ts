import { sql } from 'drizzle-orm';
import { iso, readRows, type Database } from '../db/store';

export interface ReaderStatus {
  name: string;
  behind: number;
  movedAt: string | null;
}

export const listReaders = (db: Database): Promise<ReaderStatus[]> =>
  readRows<ReaderStatus>(
    db,
    sql`
    select name, (select count(*) from events where id > position) as behind, ${iso(sql`moved_at`)} as "movedAt"
    from event_cursors order by name`,
  );
