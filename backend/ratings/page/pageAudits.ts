import { asc, eq, inArray } from 'drizzle-orm';
import { normalizeCaip } from '../../../contracts/ids';
import type { ProjectAudit } from '../../../contracts/projects';
import type { FindingStatus, Severity } from '../../../contracts/vocabulary';
import { audits, findings, sources } from '../../db/schema';
import type { Database } from '../../db/store';
import type { FindingCount } from '../../rating/types';
import { findingCounts } from '../facts/findingCounts';
import { compare } from '../facts/shared';
import { SOURCE_COLUMNS, toSource } from './pageSource';

type Finding = ProjectAudit['findings'][number];

async function listFindings(db: Database, auditIds: string[]): Promise<Map<string, Finding[]>> {
  const byAudit = new Map(auditIds.map((id): [string, Finding[]] => [id, []]));
  if (auditIds.length === 0) return byAudit;
  const rows = await db
    .select()
    .from(findings)
    .where(inArray(findings.auditId, auditIds))
    .orderBy(asc(findings.auditId), asc(findings.ordinal));
  for (const row of rows) {
    byAudit.get(row.auditId)?.push({
      title: row.title,
      severity: row.severity as Severity,
      status: row.status as FindingStatus,
    });
  }
  return byAudit;
}

const asCells = (listed: Finding[]): FindingCount[] => [
  ...listed
    .reduce((cells, { severity, status }) => {
      const key = `${severity} ${status}`;
      return cells.set(key, { severity, status, count: (cells.get(key)?.count ?? 0) + 1 });
    }, new Map<string, FindingCount>())
    .values(),
];

export async function listPageAudits(db: Database, projectId: string): Promise<ProjectAudit[]> {
  const rows = await db
    .select({ audit: audits, source: SOURCE_COLUMNS })
    .from(audits)
    .leftJoin(sources, eq(sources.id, audits.sourceId))
    .where(eq(audits.projectId, projectId));
  const listed = await listFindings(
    db,
    rows.map((row) => row.audit.id),
  );
  return rows
    .sort(
      (a, b) =>
        compare(b.audit.publishedOn, a.audit.publishedOn) ||
        compare(a.audit.auditor, b.audit.auditor) ||
        compare(a.audit.id, b.audit.id),
    )
    .map(({ audit, source }) => {
      const own = listed.get(audit.id) ?? [];
      return {
        id: audit.id,
        auditor: audit.auditor,
        title: audit.title,
        publishedOn: audit.publishedOn,
        reportUrl: audit.reportUrl,
        commit: audit.scope?.commit ?? null,
        repository: audit.scope?.repository ?? null,
        contracts: audit.scope
          ? (audit.scope.contracts ?? []).map((item) => normalizeCaip(item.id))
          : null,
        findingsKnown: audit.findingsKnown,
        counts: findingCounts(asCells(own), audit.findingCounts),
        findings: own,
        source: toSource(source),
      };
    });
}
