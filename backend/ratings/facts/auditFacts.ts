import { sql } from 'drizzle-orm';
import { normalizeCaip } from '../../../contracts/ids';
import { toDay } from '../../../contracts/time';
import type { Precision } from '../../../contracts/vocabulary';
import type { AuditScope } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import type { AuditFact, Evidence, FindingCount } from '../../rating';
import { findingCounts, type CountTable } from './findingCounts';
import { anyOf, compare, type OfProject, EVIDENCE, ownEvidence } from './shared';

export interface AuditRow extends OfProject {
  id: string;
  auditor: string;
  publishedOn: string;
  precision: Precision;
  reportUrl: string;
  scope: AuditScope | null;
  findingsKnown: boolean;
  findingsWhole: boolean;
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
    select a.project_id as "projectId", a.id, a.auditor, a.published_on as "publishedOn",
      coalesce(a.published_precision, 'day') as precision, a.report_url as "reportUrl", a.scope,
      a.findings_known as "findingsKnown", coalesce(a.findings_whole, true) as "findingsWhole", a.finding_counts as counted,
      ${EVIDENCE} as evidence,
      (select jsonb_agg(jsonb_build_object('severity', f.severity, 'status', f.status, 'count', f.n))
        from (select severity, status, count(*) as n from findings where audit_id = a.id group by severity, status) f) as listed
    from audits a left join sources s on s.id = a.source_id
    where a.project_id = ${anyOf(projectIds)} and a.published_on <= ${toDay(now)}::date`,
  );
}

function toScope(scope: AuditScope | null, ours: ReadonlySet<string>): AuditFact['scope'] {
  if (scope === null) return null;
  const named = scope.contracts ?? [];
  return {
    contracts: named
      .map((item) => ({
        contract: normalizeCaip(item.id),
        implementation: item.implementation ? normalizeCaip(item.implementation) : null,
      }))
      .filter((item) => ours.has(item.contract))
      .sort(
        (a, b) =>
          compare(a.contract, b.contract) ||
          compare(a.implementation ?? '', b.implementation ?? ''),
      ),
    ownCode: Boolean(scope.commit ?? scope.repository) || named.length > 0,
  };
}

/**
 * Oldest first. A scope keeps only contracts in `contractIds`. Without another source, a report is
 * its own evidence.
 */
export function auditFacts(
  rows: readonly AuditRow[],
  contractIds: ReadonlySet<string>,
  sample: boolean,
): AuditFact[] {
  return [...rows]
    .sort((a, b) => compare(a.publishedOn, b.publishedOn) || compare(a.id, b.id))
    .map(({ id, auditor, publishedOn: day, precision, ...row }) => {
      const own = { url: row.reportUrl, title: `${auditor} audit report`, tier: 'P1' as const };
      return {
        id,
        auditor,
        publishedOn: day,
        precision,
        scope: toScope(row.scope, contractIds),
        findings: row.findingsKnown
          ? { counts: findingCounts(row.listed, row.counted), whole: row.findingsWhole }
          : null,
        evidence: [row.evidence ?? ownEvidence({ ...own, day, precision })],
        ...(sample ? { sample } : {}),
      };
    });
}
