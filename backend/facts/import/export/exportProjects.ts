import { and, eq, gt } from 'drizzle-orm';
import { projects } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { checkRecord } from '../projects/check';
import { loadHistory, loadStates } from '../store/load';
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
