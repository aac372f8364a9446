import { endpointPath } from '../../../contracts/endpoint';
import { getRating } from '../../../contracts/endpoints';
import type {
  AuditRow,
  ChangeRow,
  Dataset,
  IncidentRow,
  SourceGap,
} from '../../../contracts/open-data/openData';
import type { ProjectRow } from '../../../contracts/projects/projects';
import type { Correction } from '../../../contracts/projects/corrections';
import { listCorrectionsAfter } from '../corrections';
import { listSourceGapsAfter } from '../data-state';
import { listChangesAfter } from '../../events';
import { listProjectsAfter } from '../projects';
import {
  CURRENT_METHOD,
  freshnessOf,
  listAuditsAfter,
  listCurrentAfter,
  listIncidentsAfter,
  type Freshness,
} from '../../ratings';
import type { Facts, Rating } from '../../rating';
import { LINES } from '../../../contracts/vocabulary';
import type { Cell } from '../../../contracts/open-data/csv';
import { QUESTIONS } from '../../../contracts/ratings/answers';
import { linesOf, type ReadLines, type TableReader } from './linesOf';

const FIELDS = { '': 'answer', On: 'on', Source: 'source' } as const;

/** "control", "controlOn", "controlSource", and so on. */
const ANSWER_COLUMNS: TableReader<ProjectRow>['columns'] = Object.fromEntries(
  QUESTIONS.flatMap((question) =>
    Object.entries(FIELDS).map(([end, field]) => [
      `${question}${end}`,
      ({ answers }: ProjectRow) => answers.find(({ id }) => id === question)?.[field],
    ]),
  ),
);

const columns = <Row>(...names: (keyof Row & string)[]) =>
  Object.fromEntries(names.map((name) => [name, (row: Row) => row[name] as Cell]));

const PAGE = 500;

type Columns<Row> = TableReader<Row>['columns'];
const AS_OF: Columns<unknown> = { asOf: (_, { asOf }) => asOf };
const LICENSE: Columns<unknown> = { license: (_, { license }) => license };

/** Of what this site computed: where it stands. */
const sourceUrl = <Row>(path: (row: Row) => string | null): Columns<Row> => ({
  sourceUrl: (row, { siteUrl }) => {
    const place = path(row);
    return place === null ? null : `${siteUrl}${place}`;
  },
});

const projects: TableReader<ProjectRow> = {
  read: (db, after, take) => listProjectsAfter(db, after, take),
  key: ({ id }) => id,
  page: PAGE,
  columns: {
    ...columns<ProjectRow>('id', 'name', 'tokenTickers', 'category', 'chains', 'status', 'rank'),
    ...columns<ProjectRow>('score', 'letter', 'capGate'),
    ...Object.fromEntries(LINES.map((id) => [id, ({ lines }: ProjectRow) => lines[id]])),
    ...columns<ProjectRow>('auditCount', 'lastAuditOn', 'hasBounty', 'bountyUsd', 'incidentCount'),
    ...columns<ProjectRow>('lastIncidentOn', 'change7d', 'ratedAt', 'sample', 'lastAuditPrecision'),
    ...columns<ProjectRow>('state', 'possible', 'known', 'possibleLetter', 'missing'),
    ...columns<ProjectRow>('weakestHolder', 'delaySeconds'),
    possibleCode: ({ possibleLines }) => possibleLines.code,
    possibleGovernance: ({ possibleLines }) => possibleLines.governance,
    possibleOperations: ({ possibleLines }) => possibleLines.operations,
    possibleTransparency: ({ possibleLines }) => possibleLines.transparency,
    letterBefore: ({ letterBefore }) => letterBefore?.letter,
    letterBeforeAt: ({ letterBefore }) => letterBefore?.ratedAt,
    ...columns<ProjectRow>('weakestWords', 'valueUsd', 'valueMeasure', 'valueOn'),
    ...ANSWER_COLUMNS,
    ...AS_OF,
    methodVersion: ({ ratedAt }) => ratedAt && CURRENT_METHOD.version,
    ...sourceUrl<ProjectRow>(({ id }) => `/projects/${id}`),
    ...LICENSE,
  },
};

type RatingRow = Rating & Freshness & { facts: Facts };

const ratings: TableReader<RatingRow> = {
  read: async (db, after, take) =>
    (await listCurrentAfter(db, after, take)).map(({ explanation, facts }) => ({
      ...explanation,
      ...freshnessOf(explanation),
      facts,
    })),
  key: ({ projectId }) => projectId,
  // A rating with its facts is about 60 kB.
  page: 20,
  columns: {
    ...columns<RatingRow>('projectId', 'state', 'score', 'possible', 'known', 'lost', 'unknown'),
    ...columns<RatingRow>('letter', 'possibleLetter', 'profile'),
    cap: ({ cap }) => cap?.cap,
    capGate: ({ cap }) => cap?.gate,
    capReason: ({ cap }) => cap?.reason,
    gates: (row) => row.gates.map(({ gate }) => gate),
    missing: (row) => row.missing.map(({ id }) => id),
    inForce: (row) => row.inForce,
    ...columns<RatingRow>('methodVersion', 'factsHash', 'ratedAt', 'sample', 'asOf', 'staleAfter'),
    // For good: also once another rating holds.
    ...sourceUrl<RatingRow>(
      ({ projectId, ratedAt }) => `${endpointPath(getRating, { id: projectId })}?at=${ratedAt}`,
    ),
    ...LICENSE,
  },
};

type Sourced = Pick<AuditRow, 'source'>;
const SOURCE = {
  sourceTitle: ({ source }: Sourced) => source?.title,
  sourceUrl: ({ source }: Sourced) => source?.url,
  sourceTier: ({ source }: Sourced) => source?.tier,
  sourceReadAt: ({ source }: Sourced) => source?.readAt,
  sourceStatedAt: ({ source }: Sourced) => source?.statedAt,
  sourcePrecision: ({ source }: Sourced) => source?.precision,
  sourceLocator: ({ source }: Sourced) => source?.locator,
  sourceBlock: ({ source }: Sourced) => source?.block,
};

const audits: TableReader<AuditRow> = {
  read: listAuditsAfter,
  key: ({ id }) => id,
  page: PAGE,
  columns: {
    ...columns<AuditRow>('id', 'projectId', 'auditor', 'title', 'publishedOn', 'reportUrl'),
    ...columns<AuditRow>('repository', 'commit', 'contracts', 'findingsKnown'),
    findings: ({ counts }) =>
      counts.map(({ severity, status, count }) => `${severity} ${status}: ${count}`),
    ...SOURCE,
    ...columns<AuditRow>('publishedPrecision'),
    ...AS_OF,
  },
};

const incidents: TableReader<IncidentRow> = {
  read: listIncidentsAfter,
  key: ({ id }) => id,
  page: PAGE,
  columns: {
    ...columns<IncidentRow>('id', 'projectId', 'victim', 'occurredOn', 'title', 'summary'),
    ...columns<IncidentRow>('lossUsd', 'returnedShare', 'technique', 'chain', 'resolved'),
    ...columns<IncidentRow>('resolvedOn', 'links'),
    ...SOURCE,
    ...AS_OF,
  },
};

const changes: TableReader<ChangeRow> = {
  read: (db, after, take, { id = 0, from }) =>
    listChangesAfter(db, Number(after || id), take, from),
  key: ({ id }) => String(id),
  page: PAGE,
  columns: {
    ...columns<ChangeRow>('id', 'at', 'type', 'projectId', 'score', 'letter', 'scoreBefore'),
    ...columns<ChangeRow>('letterBefore', 'facts', 'incidentId', 'auditId'),
    ...sourceUrl<ChangeRow>(({ projectId }) => projectId && `/projects/${projectId}`),
    ...LICENSE,
  },
};

const asText = (value: unknown): Cell =>
  typeof value === 'string' || value === null ? value : JSON.stringify(value);

const corrections: TableReader<Correction> = {
  read: listCorrectionsAfter,
  key: ({ id }) => String(id),
  page: PAGE,
  columns: {
    ...columns<Correction>('id', 'at', 'projectId', 'projectName', 'kind', 'item', 'name', 'field'),
    before: ({ before }) => asText(before),
    after: ({ after }) => asText(after),
    beforeSourceUrl: ({ beforeSource }) => beforeSource?.url,
    beforeReadAt: ({ beforeSource }) => beforeSource?.readAt,
    afterSourceUrl: ({ afterSource }) => afterSource?.url,
    ...columns<Correction>('letterBefore', 'letterAfter', 'since'),
    ...sourceUrl<Correction>(({ id }) => `/status/corrections?upTo=${id}#c${id}`),
    ...LICENSE,
  },
};

const sourceGaps: TableReader<SourceGap> = {
  read: listSourceGapsAfter,
  key: ({ id }) => String(id),
  // Each page goes through all facts: 0.4 s where 100,000 projects have six values each.
  page: 10_000,
  columns: { ...columns<SourceGap>('id', 'projects', 'missing'), ...SOURCE, ...AS_OF },
};

export const DATASET_LINES: Readonly<Record<Dataset, ReadLines>> = {
  projects: linesOf(projects),
  ratings: linesOf(ratings),
  audits: linesOf(audits),
  incidents: linesOf(incidents),
  changes: linesOf(changes),
  corrections: linesOf(corrections),
  'source-gaps': linesOf(sourceGaps),
};
