import { sql } from 'drizzle-orm';
import type { Database } from '../db/store';

/** After the last. */
const END = 2 ** 31 - 1;

/**
 * shareRanks in SQL: a rank is one more than the ratings of a better letter or a higher whole
 * number. It belongs to the place, so one new score moves no other project's row.
 */
export async function rankProjects(db: Database): Promise<void> {
  await db.execute(sql`
    with counts as (
      select place, count(*) as number from project_scores where place is not null group by place
    ), ranked as (
      select place, (1 + sum(number) over (order by place) - number)::integer as rank from counts
      union all select ${END}::integer, (1 + coalesce(sum(number), 0))::integer from counts
    ), gone as (
      delete from rank_places where up_to not in (select place from ranked)
    )
    insert into rank_places (up_to, rank) select place, rank from ranked
    on conflict (up_to) do update set rank = excluded.rank where rank_places.rank <> excluded.rank`);
}
