import { and, eq, gt, sql } from 'drizzle-orm';
import { projects } from '../../../db/schema';
import { iso, readRows, textArray, type Database, type Store } from '../../../db/store';
import { checkRecord } from '../projects/check';
import { loadStates } from '../store/load';
import type { ObservationRow } from '../store/rows';
import { SOURCE_JSON } from '../store/sources';
import { toRecord } from './toRecord';

const PAGE = 100;

export interface ExportPage {
  /** NDJSON. */
  text: string;
  written: number;
  leftOut: number;
  refused: string[];
  /** Where the next page begins; null at the end. */
  after: string | null;
}

/** By project, oldest first; the newest row of each key and time. */
export async function loadHistory(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, ObservationRow[]>> {
  const rows = await readRows<ObservationRow>(
    tx,
    sql`
    select distinct on (o.project_id, o.observed_at, o.key) o.project_id as "projectId", o.key, o.value, o.sample,
      ${iso(sql`o.observed_at`)} as "observedAt", ${SOURCE_JSON} as source
    from observations o left join sources s on s.id = o.source_id
    where o.project_id = any(${textArray(ids)})
    order by o.project_id, o.observed_at, o.key, o.id desc`,
  );
  return Map.groupBy(rows, ({ projectId }) => projectId);
}

/** Up to 100 projects of project files, by id. Listed projects come from their lists. */
export async function exportProjectsPage(store: Store, after: string): Promise<ExportPage> {
  const rows = await store.db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.origin, 'projects'), gt(projects.id, after)))
    .orderBy(projects.id)
    .limit(PAGE);
  const ids = rows.map(({ id }) => id);
  const page: ExportPage = { text: '', written: 0, leftOut: 0, refused: [], after: null };
  if (ids.length === 0) return page;
  const states = await loadStates(store.db, ids);
  const history = await loadHistory(store.db, ids);
  for (const id of ids) {
    const state = states.get(id);
    if (!state) continue;
    const { record, leftOut } = toRecord(state, history.get(id) ?? []);
    const checked = checkRecord(JSON.parse(JSON.stringify(record)));
    if ('reason' in checked) page.refused.push(`${id}: ${checked.reason}`);
    else {
      page.text += `${JSON.stringify(record)}\n`;
      page.written += 1;
      page.leftOut += leftOut;
    }
  }
  return { ...page, after: ids.length === PAGE ? ids[PAGE - 1]! : null };
}
