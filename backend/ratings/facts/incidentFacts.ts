import { sql } from 'drizzle-orm';
import { readRows, type Database } from '../../db/store';
import type { Evidence, IncidentFact } from '../../rating/method-1/types';
import { anyOf, compare, toDay, EVIDENCE, type OfProject } from './shared';

export interface IncidentRow extends OfProject {
  id: string;
  title: string;
  occurredOn: string;
  lossUsd: number | null;
  returnedShare: number | null;
  resolved: boolean | null;
  resolvedOn: string | null;
  links: string[];
  evidence: Evidence | null;
}

export function listIncidentRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<IncidentRow[]> {
  return readRows<IncidentRow>(
    db,
    sql`
    select i.project_id as "projectId", i.id, i.title, i.occurred_on as "occurredOn", i.loss_usd as "lossUsd",
      i.returned_share as "returnedShare", i.resolved, i.resolved_on as "resolvedOn", i.links, ${EVIDENCE} as evidence
    from incidents i left join sources s on s.id = i.source_id
    where i.project_id = ${anyOf(projectIds)} and i.occurred_on <= ${toDay(now)}::date`,
  );
}

/** Without a source, uses the first link, dated to the incident. */
function incidentEvidence(row: IncidentRow): Evidence[] {
  if (row.evidence) return [row.evidence];
  const url = row.links[0];
  return url === undefined
    ? []
    : [{ url, title: row.title, tier: 'P4', observedAt: `${row.occurredOn}T00:00:00.000Z` }];
}

/** Oldest first. An incident resolved after `now` is unresolved. */
export function incidentFacts(rows: readonly IncidentRow[], now: Date): IncidentFact[] {
  const today = toDay(now);
  return [...rows]
    .sort((a, b) => compare(a.occurredOn, b.occurredOn) || compare(a.id, b.id))
    .map((row) => ({
      id: row.id,
      title: row.title,
      occurredOn: row.occurredOn,
      lossUsd: row.lossUsd,
      returnedShare: row.returnedShare,
      resolved:
        row.resolved === true && row.resolvedOn !== null && row.resolvedOn > today
          ? false
          : row.resolved,
      evidence: incidentEvidence(row),
    }));
}
