import { sql } from 'drizzle-orm';
import { rowsOf, type Database } from '../db/store';

/**
 * Ranks all projects anew in one statement, in the order of compareForRank: score, then coverage, then name; only active projects
 * with a score that is not provisional. Names are compared by code points with ASCII letters folded, which no locale of a server
 * changes; projects of one name are told apart by id. Writes only ranks that changed.
 * @returns how many changed.
 */
export async function rankProjects(db: Database): Promise<number> {
  const [row] = await rowsOf<{ n: number }>(
    db,
    sql`
    with ranked as (
      select s.project_id, row_number() over (
        order by s.score desc, s.coverage desc, lower(p.name collate "C") collate "C", p.name collate "C",
          s.project_id collate "C"
      ) as place
      from project_scores s join projects p on p.id = s.project_id
      where s.score is not null and not s.provisional and p.status = 'active'
    ), changed as (
      update project_scores s set rank = t.place
      from (select o.project_id, ranked.place from project_scores o left join ranked using (project_id)) t
      where t.project_id = s.project_id and s.rank is distinct from t.place returning 1
    ) select count(*) as n from changed`,
  );
  return row?.n ?? 0;
}
