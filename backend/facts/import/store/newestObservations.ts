import { sql } from 'drizzle-orm';
import { iso, readRows, textArray, type Database } from '../../../db/store';
import type { ObservationRow } from './rows';
import { SOURCE_JSON } from './sources';

/** The newest of each key, by project. */
export async function loadNewestObservations(
  tx: Database,
  projectIds: readonly string[],
  keys: readonly string[],
): Promise<Map<string, ObservationRow[]>> {
  if (projectIds.length === 0) return new Map();
  const rows = await readRows<ObservationRow>(
    tx,
    sql`
    select distinct on (o.project_id, o.key) o.project_id as "projectId", o.key, o.value, o.sample,
      ${iso(sql`o.observed_at`)} as "observedAt", ${SOURCE_JSON} as source
    from observations o left join sources s on s.id = o.source_id
    where o.project_id = any(${textArray(projectIds)}) and o.key = any(${textArray(keys)})
    order by o.project_id, o.key, o.observed_at desc, o.id desc`,
  );
  return Map.groupBy(rows, ({ projectId }) => projectId);
}
