import { sql } from 'drizzle-orm';
import type { ObservationKey } from '../../../contracts/vocabulary';
import { iso, readRows, type Database } from '../../db/store';
import type { Evidence, Fact, Facts } from '../../rating/method-1/types';
import { anyOf, wasReadBy, type OfProject } from './shared';

const FIELD_OF_KEY = {
  control: 'control',
  'token-powers': 'tokenPowers',
  'holder-concentration': 'holderConcentration',
  'audit-review': 'auditReview',
  'incident-review': 'incidentReview',
  website: 'website',
  response: 'response',
  team: 'team',
  documentation: 'documentation',
  repository: 'repository',
  'addresses-published': 'addressesPublished',
  sellability: 'sellability',
  market: 'market',
  'posting-activity': 'postingActivity',
} as const satisfies Partial<Record<ObservationKey, keyof Facts>>;
type Key = keyof typeof FIELD_OF_KEY;

export type ObservedFacts = Pick<Facts, (typeof FIELD_OF_KEY)[Key]>;

export interface ObservationRow extends OfProject {
  key: Key;
  value: unknown;
  sample: boolean;
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
      jsonb_build_object('url', s.url, 'title', s.title, 'tier', s.tier, 'observedAt', ${iso(sql`o.observed_at`)}) as evidence
    from observations o join sources s on s.id = o.source_id
    where o.project_id = ${anyOf(projectIds)} and o.key = ${anyOf(Object.keys(FIELD_OF_KEY))}
      and ${wasReadBy(sql`o.observed_at`, now)}
    order by o.project_id, o.key, o.observed_at desc, o.id desc`,
  );
}

/** Values were validated on import. */
export function observedFacts(
  rows: readonly ObservationRow[],
  sampleProject: boolean,
): ObservedFacts {
  const facts: Record<string, Fact<unknown> | null> = Object.fromEntries(
    Object.values(FIELD_OF_KEY).map((field) => [field, null]),
  );
  for (const row of rows) {
    const sample = row.sample || sampleProject;
    facts[FIELD_OF_KEY[row.key]] = {
      value: row.value,
      evidence: [row.evidence],
      ...(sample ? { sample } : {}),
    };
  }
  return facts as unknown as ObservedFacts;
}
