/** A project file as a document. Pure. */
import { createHash } from 'node:crypto';
import { normalizeCaip } from '../../../../contracts/ids';
import { startOfDay } from '../../../../contracts/time';
import { DETAILS, type FileDocument } from '../compose/document';
import type { AuditRow, IncidentRow, IssuedRow, ObservationRow, TokenRow } from '../store/rows';
import { slugify } from '../text/slug';
import { toStoredDay } from './day';
import { contractRows, orNull, placeOf } from './contractRows';
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

type Scope = NonNullable<NonNullable<ProjectRecord['audits']>[number]['scope']>;

const normalizeScope = ({ contracts, ...scope }: Scope): AuditRow['scope'] => ({
  ...(contracts && {
    contracts: contracts.map(({ id, implementation }) => ({
      id: normalizeCaip(id),
      ...(implementation && { implementation: normalizeCaip(implementation) }),
    })),
  }),
  ...scope,
});

function auditRows(record: ProjectRecord, source: FindSource): AuditRow[] | undefined {
  return record.audits?.map((audit) => {
    const { auditor, reportUrl, scope, findings, findingCounts } = audit;
    const { day, precision } = toStoredDay(audit.publishedOn);
    return {
      id: auditId(record.id, auditor, day, reportUrl, audit.title),
      ...{ projectId: record.id, auditor, publishedOn: day, publishedPrecision: precision },
      ...{ reportUrl, ...orNull(audit, 'title', 'findingsWhole') },
      scope: scope ? normalizeScope(scope) : null,
      findingCounts: (findingCounts ?? null) as AuditRow['findingCounts'],
      findingsKnown: findings !== undefined || findingCounts !== undefined,
      findings: (findings ?? []).map((finding, ordinal) => ({ ordinal, ...finding })),
      source: source(audit.source),
    };
  });
}

function incidentRows(record: ProjectRecord, source: FindSource): IncidentRow[] | undefined {
  return record.incidents?.map((incident) => {
    const { occurredOn, title, summary, links = [] } = incident;
    return {
      id: `${record.id}:${occurredOn}:${shortHash(title)}`,
      ...{ projectId: record.id, victim: record.name, occurredOn, title, summary, links },
      ...orNull(incident, 'lossUsd', 'lossShare', 'returnedShare', 'technique', 'chain'),
      ...orNull(incident, 'resolved', 'resolvedOn'),
      source: source(incident.source),
    };
  });
}

function observationRows(record: ProjectRecord, source: FindSource): ObservationRow[] {
  const evidence = (key: string) => {
    const found = source(key);
    return found && toEvidence(found);
  };
  const rows = (record.observations ?? []).map(({ key, value, observedOn, ...observation }) => {
    const from = source(observation.source);
    return {
      ...{ projectId: record.id, key: key as string, value: withSources(value, evidence) },
      ...{ source: from, sample: observation.sample ?? record.sample ?? false },
      observedAt: observedOn ? startOfDay(observedOn) : (from?.checkedAt ?? ''),
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
  const { bounty } = record;
  return {
    ...{ form: 1, project: record.id, speaker: 'file', ...leave },
    head: headOf(record),
    formerIds: record.formerIds ?? [],
    tokens: tokenRows(record),
    contracts: contractRows(record, source),
    issuedTokens: issuedRows(record, source),
    audits: oneEach(auditRows(record, source)),
    incidents: oneEach(incidentRows(record, source)),
    bounty: bounty && {
      ...{ projectId: record.id, status: bounty.status, source: source(bounty.source) },
      ...orNull(bounty, 'topRewardUsd', 'url', 'statedBy'),
    },
    observations: observationRows(record, source),
  };
}
