import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../db/store';
import { anyOf } from './facts/shared';

/** Above this, ranking all projects is cheaper. */
export const FEW_CHANGES = 100;

/**
 * compareForRank in SQL. Compares names by code point, ASCII case folded, independent of the
 * server's locale.
 */
const ORDER = sql`s.score desc, s.coverage desc, lower(p.name collate "C") collate "C", p.name collate "C",
  s.project_id collate "C"`;

const HAS_RANK = sql`(s.score is not null and not s.provisional and p.status = 'active')`;

interface Window {
  first: number;
  last: number | null;
}

const ALL: Window = { first: 1, last: null };

/** Also ranks projects marked as changed. @returns how many ranks changed */
async function rankWindow(db: Database, { first, last }: Window): Promise<number> {
  const [row] = await readRows<{ n: number }>(
    db,
    sql`
    with inside as (
      select s.project_id, s.rank, s.rank_changed, case when ${HAS_RANK} then ${first}::integer - 1 +
        row_number() over (partition by ${HAS_RANK} order by ${ORDER}) end as place
      from project_scores s join projects p on p.id = s.project_id
      where s.rank_changed or (s.rank >= ${first} and s.rank <= coalesce(${last}::integer, s.rank))
        ${last === null && first === 1 ? sql`or (s.rank is null and ${HAS_RANK})` : sql``}
    ), changed as (
      update project_scores s set rank = inside.place, rank_changed = false from inside
      where inside.project_id = s.project_id and (s.rank is distinct from inside.place or s.rank_changed)
      returning inside.rank is distinct from s.rank as moved
    ) select count(*) filter (where moved) as n from changed`,
  );
  return row?.n ?? 0;
}

/** @returns how many ranks changed */
export const rankAllProjects = (db: Database): Promise<number> => rankWindow(db, ALL);

export const markRanksChanged = (db: Database, projectIds: readonly string[]): Promise<unknown> =>
  db.execute(
    sql`update project_scores set rank_changed = true where project_id = ${anyOf(projectIds)} and not rank_changed`,
  );

/**
 * Ranks only between the old and new places of marked projects, found through the index on the
 * score. Marks survive a crash; a gap in the ranks makes it rank all. @returns how many ranks
 * changed
 */
export async function rankChangedProjects(db: Database): Promise<number> {
  const [found] = await readRows<Window & { n: number; whole: boolean }>(
    db,
    sql`
    with changed as (
      select s.rank, s.score, ${HAS_RANK} as has_rank
      from project_scores s join projects p on p.id = s.project_id
      where s.rank_changed limit ${FEW_CHANGES + 1}
    ), moves as (
      select c.rank, c.has_rank, case when c.has_rank then coalesce(above.rank, 0) + 1 end as first,
        case when c.has_rank then below.rank - 1 end as last, c.has_rank <> (c.rank is not null) or below.rank is null as shifts
      from changed c
      left join lateral (
        select o.rank from project_scores o
        where o.score > c.score and o.rank is not null and not o.rank_changed order by o.score, o.rank desc limit 1
      ) above on true
      left join lateral (
        select o.rank from project_scores o
        where o.score < c.score and o.rank is not null and not o.rank_changed order by o.score desc, o.rank limit 1
      ) below on true
    )
    select (select count(*) from changed) as n, least(min(rank), min(first)) as first,
      case when bool_or(shifts) then null else greatest(max(rank), max(last)) end as last,
      (select count(rank) <> coalesce(max(rank), 0) from project_scores) as whole
    from moves`,
  );
  if (!found) return 0;
  if (found.whole || found.n > FEW_CHANGES) return rankAllProjects(db);
  if (found.n === 0) return 0;
  return rankWindow(db, { first: found.first ?? 1, last: found.first === null ? 0 : found.last });
}
