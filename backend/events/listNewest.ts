import { sql } from 'drizzle-orm';
import type { NewestChange } from '../../contracts/openDataEndpoints';
import { iso, readRows, type Database } from '../db/store';

/** Newest first, of projects that still exist. */
export function listNewest(db: Database, take: number): Promise<NewestChange[]> {
  return readRows<NewestChange>(
    db,
    sql`
    select e.id, ${iso(sql`e.at`)} as at, e.type, p.id as "projectId", p.name as "projectName",
      e.data->>'to' as letter, e.data->>'from' as "letterBefore",
      coalesce(i.title, a.auditor) as subject
    from events e
    join projects p on p.id = e.project_id
    left join incidents i on e.type = 'incident.added' and i.id = e.data->>'incidentId'
    left join audits a on e.type = 'audit.added' and a.id = e.data->>'auditId'
    where e.type in ('letter.changed', 'incident.added', 'audit.added')
    order by e.id desc limit ${take}`,
  );
}
