/** A project file as a document. Pure. */
import { createHash } from 'node:crypto';
import { normalizeCaip } from '../../../../contracts/ids';
import { startOfDay } from '../../../../contracts/time';
import { DETAILS, type FileDocument } from '../compose/document';
import type { AuditRow, IncidentRow, IssuedRow, ObservationRow, TokenRow } from '../store/rows';
import { slugify } from '../text/slug';
import { toStoredDay } from './day';
import { contractRows, placeOf } from './contractRows';
import { sourceFinder, type FindSource } from './findSource';
import { toEvidence, withSources } from './reach';
import type { ProjectRecord } from './record';

/** Twelve hexadecimal digits for ids that must not depend on the order in a file. */
export const shortHash = (...parts: (string | null | undefined)[]): string =>
  createHash('sha256')
    .update(JSON.stringify(parts.map((part) => part ?? null)))
    .digest('hex')
    .slice(0, 12);

export const auditId = (
  projectId: string,
  auditor: string,
  publishedOn: string,
  reportUrl: string,
  title?: string | null,
): string =>
  `${projectId}:${slugify(auditor) || 'auditor'}:${publishedOn}:${shortHash(reportUrl, title)}`;

const tokenRows = (record: ProjectRecord): TokenRow[] =>
  (record.tokens ?? []).map(({ id, symbol, name = null, decimals = null }) => ({
    ...{ ...placeOf(id), projectId: record.id, symbol, name, decimals },
  }));

const issuedRows = (record: ProjectRecord, source: FindSource): IssuedRow[] | undefined =>
  record.issuedTokens?.map((token) => ({
    ...{ ...placeOf(token.id), projectId: record.id, source: source(token.source) },
  }));

function normalizeScope(
  scope: NonNullable<NonNullable<ProjectRecord['audits']>[number]['scope']>,
): AuditRow['scope'] {
  return {
    ...(scope.contracts && {
      contracts: scope.contracts.map(({ id, implementation }) => ({
        id: normalizeCaip(id),
        ...(implementation && { implementation: normalizeCaip(implementation) }),
      })),
    }),
    ...(scope.commit && { commit: scope.commit }),
    ...(scope.repository && { repository: scope.repository }),
  };
}

function auditRows(record: ProjectRecord, source: FindSource): AuditRow[] | undefined {
  return record.audits?.map((audit) => {
    const { day, precision } = toStoredDay(audit.publishedOn);
    return {
      id: auditId(record.id, audit.auditor, day, audit.reportUrl, audit.title),
      projectId: record.id,
      auditor: audit.auditor,
      title: audit.title ?? null,
      publishedOn: day,
      publishedPrecision: precision,
      reportUrl: audit.reportUrl,
      scope: audit.scope ? normalizeScope(audit.scope) : null,
      findingCounts: (audit.findingCounts ?? null) as AuditRow['findingCounts'],
      findingsKnown: audit.findings !== undefined || audit.findingCounts !== undefined,
      findingsWhole: audit.findingsWhole ?? null,
      findings: (audit.findings ?? []).map(({ title, severity, status }, ordinal) => ({
        ordinal,
        title,
        severity,
        status,
      })),
      source: source(audit.source),
    };
  });
}

function incidentRows(record: ProjectRecord, source: FindSource): IncidentRow[] | undefined {
  return record.incidents?.map((incident) => ({
    id: `${record.id}:${incident.occurredOn}:${shortHash(incident.title)}`,
    projectId: record.id,
    victim: record.name,
    occurredOn: incident.occurredOn,
    title: incident.title,
    summary: incident.summary,
    lossUsd: incident.lossUsd ?? null,
    lossShare: incident.lossShare ?? null,
    returnedShare: incident.returnedShare ?? null,
    technique: incident.technique ?? null,
    chain: incident.chain ?? null,
    resolved: incident.resolved ?? null,
    resolvedOn: incident.resolvedOn ?? null,
    links: incident.links ?? [],
    source: source(incident.source),
  }));
}

function observationRows(record: ProjectRecord, source: FindSource): ObservationRow[] {
  const evidence = (key: string) => {
    const found = source(key);
    return found && toEvidence(found);
  };
  const rows = (record.observations ?? []).map((observation) => {
    const from = source(observation.source);
    return {
      projectId: record.id,
      key: observation.key as string,
      value: withSources(observation.value, evidence),
      source: from,
      observedAt: observation.observedOn
        ? startOfDay(observation.observedOn)
        : (from?.checkedAt ?? ''),
      sample: observation.sample ?? record.sample ?? false,
    };
  });
  return rows.sort((left, right) => left.observedAt.localeCompare(right.observedAt));
}

const oneEach = <Row extends { id: string }>(rows: Row[] | undefined): Row[] | undefined =>
  rows && [...new Map(rows.map((row) => [row.id, row])).values()];

function headOf(record: ProjectRecord): FileDocument['head'] {
  const { name, category, status, chains, sample } = record;
  return {
    ...{ name, category, status, origin: 'projects', chains, sample },
    links: record.links as Record<string, string> | undefined,
    ...Object.fromEntries(DETAILS.map((key) => [key, record[key]])),
  };
}

/**
 * Lowercases EVM addresses. Ids derive from content, so a second import finds the same rows.
 * Observations are sorted by time.
 */
export function toDocument(
  record: ProjectRecord,
  leave: Pick<FileDocument, 'seq' | 'removes' | 'isWhole'>,
): FileDocument {
  const source = sourceFinder(record);
  return {
    ...{ form: 1, project: record.id, speaker: 'file', ...leave },
    head: headOf(record),
    formerIds: record.formerIds ?? [],
    tokens: tokenRows(record),
    contracts: contractRows(record, source),
    issuedTokens: issuedRows(record, source),
    audits: oneEach(auditRows(record, source)),
    incidents: oneEach(incidentRows(record, source)),
    bounty: record.bounty
      ? {
          projectId: record.id,
          status: record.bounty.status,
          topRewardUsd: record.bounty.topRewardUsd ?? null,
          url: record.bounty.url ?? null,
          statedBy: record.bounty.statedBy ?? null,
          source: source(record.bounty.source),
        }
      : record.bounty,
    observations: observationRows(record, source),
  };
}
