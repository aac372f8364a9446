import { sql, type SQL } from 'drizzle-orm';
import type { ControlChange } from '../../contracts/alerts/alerts';
import type { NewestChange } from '../../contracts/open-data/openDataEndpoints';
import { iso, readRows, textArray, type Database } from '../db/store';

const EVERYWHERE = sql`e.type in ('letter.changed', 'incident.added', 'audit.added')`;
const ofProjects = (ids: readonly string[]): SQL => sql`
  (e.type in ('letter.changed', 'incident.added', 'audit.added', 'rating.suspended')
    or (e.type = 'fact.changed' and e.data ? 'control'))
  and e.project_id = any(${textArray(ids)})`;

/** Newest first, of projects that still exist: of the whole site, or of some with more types. */
export function listNewest(
  db: Database,
  take: number,
  projectIds?: readonly string[],
): Promise<NewestChange[]> {
  return readRows<NewestChange>(
    db,
    sql`
    select e.id, ${iso(sql`e.at`)} as at, e.type, p.id as "projectId", p.name as "projectName",
      e.data->>'to' as letter, coalesce(e.data->>'from', e.data->>'letter') as "letterBefore",
      coalesce(i.title, a.auditor, e.data->>'reason') as subject, e.data->'control' as control
    from events e
    join projects p on p.id = e.project_id
    left join incidents i on e.type = 'incident.added' and i.id = e.data->>'incidentId'
    left join audits a on e.type = 'audit.added' and a.id = e.data->>'auditId'
    where ${projectIds ? ofProjects(projectIds) : EVERYWHERE}
    order by e.id desc limit ${take}`,
  );
}

/** Of who controls a project, each of its own, the newest first. */
export const listControlChanges = (
  db: Database,
  projectId: string,
  take: number,
): Promise<{ at: string; change: ControlChange }[]> =>
  readRows(
    db,
    sql`
    select ${iso(sql`e.at`)} as at, c.change
    from events e cross join lateral jsonb_array_elements(e.data->'control')
      with ordinality as c(change, place)
    where e.project_id = ${projectId} and e.type = 'fact.changed' and e.data ? 'control'
    order by e.id desc, c.place limit ${take}`,
  );
