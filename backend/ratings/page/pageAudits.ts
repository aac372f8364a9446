import { asc, eq, gt, inArray } from 'drizzle-orm';
import { normalizeCaip } from '../../../contracts/ids';
import type { AuditRow } from '../../../contracts/open-data/openData';
import type { ProjectAudit } from '../../../contracts/projects/projects';
import type { FindingStatus, Severity } from '../../../contracts/vocabulary';
import { audits, findings, sources } from '../../db/schema';
import type { Database } from '../../db/store';
import type { FindingCount } from '../../rating';
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

const ROW = { audit: audits, source: SOURCE_COLUMNS };

type Row = Awaited<ReturnType<typeof selectAudits>>[number];
const selectAudits = (db: Database) =>
  db.select(ROW).from(audits).leftJoin(sources, eq(sources.id, audits.sourceId));

function toProjectAudit({ audit, source }: Row, listed: Finding[]): ProjectAudit {
  return {
    id: audit.id,
    auditor: audit.auditor,
    title: audit.title,
    publishedOn: audit.publishedOn,
    publishedPrecision: audit.publishedPrecision ?? 'day',
    reportUrl: audit.reportUrl,
    commit: audit.scope?.commit ?? null,
    repository: audit.scope?.repository ?? null,
    contracts: audit.scope
      ? (audit.scope.contracts ?? []).map((item) => normalizeCaip(item.id))
      : null,
    findingsKnown: audit.findingsKnown,
    counts: findingCounts(asCells(listed), audit.findingCounts),
    findings: listed,
    source: toSource(source),
  };
}

const withFindings = async (db: Database, rows: readonly Row[]) => {
  const listed = await listFindings(
    db,
    rows.map(({ audit }) => audit.id),
  );
  return rows.map((row) => ({
    ...toProjectAudit(row, listed.get(row.audit.id) ?? []),
    projectId: row.audit.projectId,
  }));
};

export async function listPageAudits(db: Database, projectId: string): Promise<ProjectAudit[]> {
  const rows = await selectAudits(db).where(eq(audits.projectId, projectId));
  const listed = await withFindings(db, rows);
  return listed
    .sort(
      (a, b) =>
        compare(b.publishedOn, a.publishedOn) ||
        compare(a.auditor, b.auditor) ||
        compare(a.id, b.id),
    )
    .map(({ projectId: _, ...audit }) => audit);
}

/** Of all projects, by id. */
export async function listAuditsAfter(
  db: Database,
  after: string,
  take: number,
): Promise<AuditRow[]> {
  const rows = await selectAudits(db)
    .where(gt(audits.id, after))
    .orderBy(asc(audits.id))
    .limit(take);
  return withFindings(db, rows);
}
