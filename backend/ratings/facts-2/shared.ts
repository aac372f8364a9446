import { sql, type SQL } from 'drizzle-orm';
import { iso } from '../../db/store';
import type { Evidence, Fact } from '../../rating';

/** Evidence from the source under the name `s`. */
export const EVIDENCE_OF_SOURCE: SQL = sql`jsonb_build_object('url', s.url, 'title', s.title, 'tier', s.tier,
  'statedAt', s.stated_on, 'precision', s.stated_precision, 'readAt', ${iso(sql`s.checked_at`)}, 'how', s.how,
  'locator', s.locator, 'block', s.block)`;

/** Null without a source. */
export const EVIDENCE = sql<Evidence | null>`case when s.id is null then null else ${EVIDENCE_OF_SOURCE} end`;

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
  readAt: `${given.day}T00:00:00.000Z`,
  how: 'person',
  locator: null,
  block: null,
});
