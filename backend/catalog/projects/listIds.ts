import { sql } from 'drizzle-orm';
import { iso, readRows, type Database } from '../../db/store';

export interface ProjectId {
  id: string;
  ratedAt: string | null;
}

/** In stable order, each with the time of its rating: for the sitemap. */
export function listProjectIds(db: Database, skip: number, take: number): Promise<ProjectId[]> {
  return readRows<ProjectId>(
    db,
    sql`
    select p.id, ${iso(sql`s.rated_at`)} as "ratedAt"
    from (select id from projects order by id limit ${take} offset ${skip}) p
    left join project_scores s on s.project_id = p.id order by p.id`,
  );
}
