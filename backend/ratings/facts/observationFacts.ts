import { sql } from 'drizzle-orm';
import { iso, readRows, type Database } from '../../db/store';
import type { Evidence, Fact, Facts } from '../../rating';
import { FIELD_OF_KEY, READERS, type Key, type Listed } from './observationValues';
import { anyOf, wasReadBy, type OfProject, EVIDENCE_OF_SOURCE, toFact } from './shared';

export type ObservedFacts = Pick<Facts, (typeof FIELD_OF_KEY)[Key]>;

export interface ObservationRow extends OfProject {
  key: Key;
  value: unknown;
  sample: boolean;
  observedAt: string;
  evidence: Evidence;
}

/** The newest observation per key up to `now`; those without a source are not used. */
export function listObservationRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<ObservationRow[]> {
  return readRows<ObservationRow>(
    db,
    sql`
    select distinct on (o.project_id, o.key) o.project_id as "projectId", o.key, o.value, o.sample,
      ${iso(sql`o.observed_at`)} as "observedAt", ${EVIDENCE_OF_SOURCE} as evidence
    from observations o join sources s on s.id = o.source_id
    where o.project_id = ${anyOf(projectIds)} and o.key = ${anyOf(Object.keys(FIELD_OF_KEY))}
      and ${wasReadBy(sql`o.observed_at`, now)}
    order by o.project_id, o.key, o.observed_at desc, o.id desc`,
  );
}

/**
 * An observation of an earlier day than the check is about that day, where the source names none;
 * one of a later day was made then.
 */
export function toEvidence({
  evidence,
  observedAt,
}: Pick<ObservationRow, 'evidence' | 'observedAt'>): Evidence {
  const { readAt, statedAt } = evidence;
  if (observedAt > readAt) return { ...evidence, readAt: observedAt };
  if (observedAt === readAt || statedAt !== null) return evidence;
  return { ...evidence, statedAt: observedAt.replace('T00:00:00.000Z', '') };
}

/** Values were validated on import. `listed`: what the closures of lists are about. */
export function observedFacts(
  rows: readonly ObservationRow[],
  listed: Listed,
  sampleProject: boolean,
): ObservedFacts {
  const facts: Record<string, Fact<unknown> | null> = Object.fromEntries(
    Object.values(FIELD_OF_KEY).map((field) => [field, null]),
  );
  for (const row of rows)
    facts[FIELD_OF_KEY[row.key]] = toFact(
      READERS[row.key](row.value as never, listed),
      toEvidence(row),
      row.sample || sampleProject,
    );
  return facts as unknown as ObservedFacts;
}
