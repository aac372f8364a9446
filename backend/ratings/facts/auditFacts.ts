import { sql } from 'drizzle-orm';
import { normalizeCaip } from '../../../contracts/ids';
import type { AuditScope } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import type { AuditFact, Evidence, FindingCount } from '../../rating/method-1/types';
import { findingCounts, type CountTable } from './findingCounts';
import { anyOf, compare, toDay, EVIDENCE, type OfProject } from './shared';

export interface AuditRow extends OfProject {
  id: string;
  auditor: string;
  publishedOn: string;
  reportUrl: string;
  scope: AuditScope | null;
  findingsKnown: boolean;
  counted: CountTable | null;
  listed: FindingCount[] | null;
  evidence: Evidence | null;
}

export function listAuditRows(
  db: Database,
  projectIds: readonly string[],
  now: Date,
): Promise<AuditRow[]> {
  return readRows<AuditRow>(
    db,
    sql`
    select a.project_id as "projectId", a.id, a.auditor, a.published_on as "publishedOn", a.report_url as "reportUrl", a.scope,
      a.findings_known as "findingsKnown", a.finding_counts as counted, ${EVIDENCE} as evidence,
      (select jsonb_agg(jsonb_build_object('severity', f.severity, 'status', f.status, 'count', f.n))
        from (select severity, status, count(*) as n from findings where audit_id = a.id group by severity, status) f) as listed
    from audits a left join sources s on s.id = a.source_id
    where a.project_id = ${anyOf(projectIds)} and a.published_on <= ${toDay(now)}::date`,
  );
}

/** Without another source, a report is its own evidence, dated to its publication. */
const ownEvidence = (row: AuditRow): Evidence => ({
  url: row.reportUrl,
  title: `${row.auditor} audit report`,
  tier: 'P1',
  observedAt: `${row.publishedOn}T00:00:00.000Z`,
});

function toScope(scope: AuditScope | null, ours: ReadonlySet<string>): AuditFact['scope'] {
  if (scope === null) return null;
  return (scope.contracts ?? [])
    .map((item) => ({
      contract: normalizeCaip(item.id),
      implementation: item.implementation ? normalizeCaip(item.implementation) : null,
    }))
    .filter((item) => ours.has(item.contract))
    .sort(
      (a, b) =>
        compare(a.contract, b.contract) || compare(a.implementation ?? '', b.implementation ?? ''),
    );
}

/** Oldest first. Keeps only contracts in `contractIds` in a scope. */
export function auditFacts(
  rows: readonly AuditRow[],
  contractIds: ReadonlySet<string>,
): AuditFact[] {
  return [...rows]
    .sort((a, b) => compare(a.publishedOn, b.publishedOn) || compare(a.id, b.id))
    .map((row) => ({
      id: row.id,
      auditor: row.auditor,
      publishedOn: row.publishedOn,
      scope: toScope(row.scope, contractIds),
      findings: row.findingsKnown ? findingCounts(row.listed, row.counted) : null,
      evidence: [row.evidence ?? ownEvidence(row)],
    }));
}
