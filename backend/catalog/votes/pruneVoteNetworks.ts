import { sql } from 'drizzle-orm';
import { countChanged, type Database } from '../../db/store';

/** Ceilings look back a day, trending seven. The vote itself stays. */
const KEEP_DAYS = 7;

/** Forgets from which networks older votes came. @returns of how many */
export const pruneVoteNetworks = (db: Database, now: Date): Promise<number> =>
  countChanged(
    db,
    sql`update votes set network_keys = '{}'
      where voted_at < ${now.toISOString()}::timestamptz - ${`${KEEP_DAYS} days`}::interval and widest_key is not null
      returning 1`,
  );
