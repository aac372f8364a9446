import { sql } from 'drizzle-orm';
import { toDay } from '../../../contracts/time';
import { readRows, type Database } from '../../db/store';
import type { Evidence, IncidentFact } from '../../rating';
import { anyOf, compare, type OfProject, EVIDENCE, ownEvidence } from './shared';

export interface IncidentRow extends OfProject {
  id: string;
  title: string;
  occurredOn: string;
  lossUsd: number | null;
  lossShare: number | null;
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
      i.loss_share as "lossShare", i.returned_share as "returnedShare", i.resolved, i.resolved_on as "resolvedOn",
      i.links, ${EVIDENCE} as evidence
    from incidents i left join sources s on s.id = i.source_id
    where i.project_id = ${anyOf(projectIds)} and i.occurred_on <= ${toDay(now)}::date`,
  );
}

/** Without a source, the first link. */
function incidentEvidence({ evidence, links: [url], title, occurredOn }: IncidentRow): Evidence[] {
  if (evidence) return [evidence];
  return url === undefined ? [] : [ownEvidence({ url, title, tier: 'P4', day: occurredOn })];
}

/** An incident resolved after `now` is unresolved. */
const wasResolved = ({ resolved, resolvedOn }: IncidentRow, today: string): boolean | null =>
  resolved === true && resolvedOn !== null && resolvedOn > today ? false : resolved;

/** Oldest first. */
export function incidentFacts(
  rows: readonly IncidentRow[],
  now: Date,
  sample: boolean,
): IncidentFact[] {
  const today = toDay(now);
  return [...rows]
    .sort((a, b) => compare(a.occurredOn, b.occurredOn) || compare(a.id, b.id))
    .map((row) => ({
      id: row.id,
      title: row.title,
      occurredOn: row.occurredOn,
      lossUsd: row.lossUsd,
      lossShare: row.lossShare,
      returnedShare: row.returnedShare,
      resolved: wasResolved(row, today),
      evidence: incidentEvidence(row),
      ...(sample ? { sample } : {}),
    }));
}
