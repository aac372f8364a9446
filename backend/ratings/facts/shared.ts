import { sql, type SQL } from 'drizzle-orm';
import { startOfDay, toDay } from '../../../contracts/time';
import { iso, textArray } from '../../db/store';
import type { Evidence, Fact } from '../../rating';
import { DEMONSTRATION_KEY } from '../../catalog/projects';

/** Evidence from the source under the name `s`. */
export const EVIDENCE_OF_SOURCE: SQL = sql`jsonb_build_object('url', s.url, 'title', s.title, 'tier', s.tier,
  'statedAt', s.stated_on, 'precision', s.stated_precision, 'readAt', ${iso(sql`s.checked_at`)}, 'how', s.how,
  'locator', s.locator, 'block', s.block)`;

/** Null without a source. */
export const EVIDENCE = sql<Evidence | null>`case when s.id is null then null else ${EVIDENCE_OF_SOURCE} end`;

/** One parameter per batch keeps the statement's size constant. */
export const anyOf = (ids: readonly string[]): SQL => sql`any(${textArray(ids)})`;

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

export const byProject = <Row extends OfProject>(rows: readonly Row[]): Map<string, Row[]> =>
  Map.groupBy(rows, ({ projectId }) => projectId);

/** Null where the value or its source is not recorded. */
export const toFact = <T>(
  value: T | null,
  evidence: Evidence | null | undefined,
  sample: boolean,
): Fact<T> | null =>
  value === null || !evidence
    ? null
    : { value, evidence: [evidence], ...(sample ? { sample } : {}) };

/** A source that is known by its address only, dated by the day that it reports. */
export const ownEvidence = (
  given: Pick<Evidence, 'url' | 'title' | 'tier'> & { day: string; precision?: 'day' | 'month' },
): Evidence => ({
  url: given.url,
  title: given.title,
  tier: given.tier,
  statedAt: given.day,
  precision: given.precision ?? 'day',
  readAt: startOfDay(given.day),
  how: 'person',
  locator: null,
  block: null,
});
