import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';

/** Ceilings look back a day, trending seven. The vote itself stays. */
const KEEP_DAYS = 7;

/** Forgets from which networks older votes came. @returns of how many */
export async function pruneVoteNetworks(db: Database, now: Date): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`
    with forgotten as (
      update votes set network_keys = '{}'
      where voted_at < ${now.toISOString()}::timestamptz - ${`${KEEP_DAYS} days`}::interval and widest_key is not null returning 1
    ) select count(*) as n from forgotten`,
  );
  return row?.n ?? 0;
}
