import { sql, type SQL } from 'drizzle-orm';
import { iso } from '../../db/store';
import type { Evidence } from '../../rating/method-1/types';
import { DEMONSTRATION_KEY } from '../../projects';

/** Evidence from the source `s` of a row, dated to its check; null without a source. */
export const EVIDENCE = sql<Evidence | null>`case when s.id is null then null else jsonb_build_object(
  'url', s.url, 'title', s.title, 'tier', s.tier, 'observedAt', ${iso(sql`s.checked_at`)}) end`;

/** One parameter per batch keeps the statement's size constant. */
export const anyOf = (ids: readonly string[]): SQL => sql`any(${sql.param([...ids])}::text[])`;

export const toDay = (instant: Date): string => instant.toISOString().slice(0, 10);

/**
 * Whether a source was read by `now`. The demonstration set was read after its day: rated for that
 * day, all of it counts.
 */
export const wasReadBy = (readAt: SQL, now: Date): SQL => sql`(
  ${readAt} <= ${now.toISOString()}::timestamptz
  or ${toDay(now)} = (select value->>'asOf' from meta where key = ${DEMONSTRATION_KEY}))`;

/** Compares by code unit, independent of database collation. */
export const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

export interface OfProject {
  projectId: string;
}

export function byProject<Row extends OfProject>(rows: readonly Row[]): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const group = groups.get(row.projectId);
    if (group) group.push(row);
    else groups.set(row.projectId, [row]);
  }
  return groups;
}
