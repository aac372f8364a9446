import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';

/** Only ratings by the same signals are ranked together. */
const HAS_RANK = sql`(s.state = 'rated' and s.comparable)`;

/**
 * shareRanks in SQL: a rank is one more than the ratings of a better letter or a higher whole number.
 * Reads the rated, the ranked and the marked, and writes only ranks that changed. Marks of a killed
 * run stay.
 * @returns how many ranks changed
 */
export async function rankProjects(db: Database): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`
    with counts as (
      select s.letter_order as letter, floor(s.score) as whole, count(*)::integer as number
      from project_scores s where ${HAS_RANK} group by 1, 2
    ), places as (
      select letter, whole, 1 + coalesce(sum(number) over (
        order by letter, whole desc rows between unbounded preceding and 1 preceding), 0)::integer as place from counts
    ), inside as (
      select s.project_id, s.rank, places.place
      from project_scores s left join places on ${HAS_RANK}
        and places.letter = s.letter_order and places.whole = floor(s.score)
      where (s.rank_changed or s.rank is not null or s.state = 'rated')
        and (s.rank_changed or s.rank is distinct from places.place)
    ), changed as (
      update project_scores s set rank = inside.place, rank_changed = false from inside
      where inside.project_id = s.project_id
      returning inside.rank is distinct from s.rank as moved
    ) select count(*) filter (where moved) as n from changed`,
  );
  return row?.n ?? 0;
}
