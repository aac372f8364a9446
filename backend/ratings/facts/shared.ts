/** Small pieces that every fact query needs. */
import { sql, type SQL } from 'drizzle-orm';
import { iso } from '../../db/store';
import type { Evidence } from '../../rating/types';

/** The source `s` of a row as Evidence; null for a row without one. Read when the source was checked. */
export const EVIDENCE = sql<Evidence | null>`case when s.id is null then null else jsonb_build_object(
  'url', s.url, 'title', s.title, 'tier', s.tier, 'observedAt', ${iso(sql`s.checked_at`)}) end`;

/** One parameter for a whole batch, so that a statement does not grow with it. */
export const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::text[])`;

/** The UTC day of an instant, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10);

/** -1, 0 or 1 by code units: the order of facts never depends on the collation of a database. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export interface OfProject {
  projectId: string;
}

/** Rows by the project that they belong to, in the order in which they came. */
export function byProject<Row extends OfProject>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.projectId);
    if (group) group.push(row);
    else groups.set(row.projectId, [row]);
  }
  return groups;
}
