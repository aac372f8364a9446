import { lt, sql } from 'drizzle-orm';
import { dayBefore } from '../../../contracts/time';
import { surveys, userEvents } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { COUNTS_KEPT_DAYS, OWNED_DAYS, SURVEYS_KEPT_DAYS } from './limits';

/** What accounts did becomes what nobody did, in one statement: no count is lost or doubled. */
async function forgetOwners(db: Database, before: string): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`with owned as (
      delete from user_events where account <> '' and day < ${before}::date
      returning day, event_name, properties, count
    ), kept as (
      insert into user_events as u (day, account, event_name, properties, count)
      select day, '', event_name, properties, sum(count)::int from owned
      group by day, event_name, properties order by day, event_name, properties
      on conflict (day, event_name, properties, account)
        do update set count = u.count + excluded.count
    ) select count(*)::int as n from owned`,
  );
  return row?.n ?? 0;
}

/** @returns how many rows are deleted, or have lost their account */
export async function pruneUsage(db: Database, now: Date): Promise<number> {
  const counts = await db
    .delete(userEvents)
    .where(lt(userEvents.day, dayBefore(now, COUNTS_KEPT_DAYS)))
    .returning({ day: userEvents.day });
  const answers = await db
    .delete(surveys)
    .where(lt(surveys.changedOn, dayBefore(now, SURVEYS_KEPT_DAYS)))
    .returning({ version: surveys.version });
  return counts.length + answers.length + (await forgetOwners(db, dayBefore(now, OWNED_DAYS)));
}
