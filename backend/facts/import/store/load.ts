import { asc, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  audits,
  bounties,
  contracts,
  findings,
  incidents,
  issuedTokens,
  projectAliases,
  projects,
  sources,
  tokens,
} from '../../../db/schema';
import { inList, iso, readRows, textArray, type Database } from '../../../db/store';
import type { Composed } from '../compose/document';
import type {
  AuditRow,
  ContractRow,
  FieldSources,
  FindingRow,
  IncidentRow,
  ObservationRow,
  ProjectRow,
  SourceFacts,
  Sourced,
  StoredObservation,
  TokenRow,
} from './rows';
import { SOURCE_JSON } from './sources';

export interface ProjectHead {
  project: ProjectRow;
  tokens: TokenRow[];
}

export type ProjectState = ProjectHead & Omit<Composed, 'head' | 'observations'>;

const byProject = <Row extends { projectId: string | null }>(rows: readonly Row[]) =>
  Map.groupBy(rows, ({ projectId }) => projectId ?? '');

/** By id; tokens sorted by id. */
export async function loadHeads(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, ProjectHead>> {
  if (ids.length === 0) return new Map();
  const rows = await tx.select().from(projects).where(inList(projects.id, ids));
  if (rows.length === 0) return new Map();
  const known = rows.map(({ id }) => id);
  const owned = byProject(
    await tx.select().from(tokens).where(inList(tokens.projectId, known)).orderBy(asc(tokens.id)),
  );
  return new Map(
    rows.map((project) => [project.id, { project, tokens: owned.get(project.id) ?? [] }]),
  );
}

type SourcedTable = PgTable & {
  sourceId: PgColumn;
  projectId: PgColumn;
  $inferSelect: { sourceId: number | null };
};
type StoredSource = typeof sources.$inferSelect;

const toFacts = ({ id: _, ...facts }: StoredSource): SourceFacts => facts;

async function selectSourced<Table extends SourcedTable>(
  tx: Database,
  table: Table,
  where: SQL,
): Promise<Sourced<Table['$inferSelect']>[]> {
  const rows = (await tx
    .select({ row: table, source: sources })
    .from(table as PgTable)
    .leftJoin(sources, eq(table.sourceId, sources.id))
    .where(where)) as unknown as { row: Table['$inferSelect']; source: StoredSource | null }[];
  return rows.map(({ row: { sourceId: _, ...row }, source }) => ({
    ...row,
    source: source && toFacts(source),
  }));
}

async function loadContracts(tx: Database, where: SQL): Promise<ContractRow[]> {
  const rows = await selectSourced(tx, contracts, where);
  const ids = rows.flatMap((row) => Object.values(row.fieldSources ?? {}));
  const named =
    ids.length > 0 ? await tx.select().from(sources).where(inArray(sources.id, ids)) : [];
  const byId = new Map(named.map((source) => [source.id, toFacts(source)]));
  return rows.map((row) => ({
    ...row,
    fieldSources:
      row.fieldSources &&
      (Object.fromEntries(
        Object.entries(row.fieldSources).map(([field, id]) => [field, byId.get(id)]),
      ) as FieldSources),
  }));
}

/** `where` is a condition on `audits`; findings come in order. */
export async function loadAudits(tx: Database, where: SQL): Promise<AuditRow[]> {
  const rows = await selectSourced(tx, audits, where);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const listed = await tx
    .select()
    .from(findings)
    .where(inList(findings.auditId, ids))
    .orderBy(asc(findings.ordinal));
  const byAudit = Map.groupBy(listed, (finding) => finding.auditId);
  const toFinding = ({ ordinal, title, severity, status }: FindingRow): FindingRow => ({
    ...{ ordinal, title, severity, status },
  });
  return rows.map((row) => ({
    ...row,
    publishedPrecision: row.publishedPrecision ?? 'day',
    findings: (byAudit.get(row.id) ?? []).map(toFinding),
  }));
}

export const loadIncidents = (tx: Database, where: SQL): Promise<IncidentRow[]> =>
  selectSourced(tx, incidents, where);

export async function loadStates(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, ProjectState>> {
  const heads = await loadHeads(tx, ids);
  if (heads.size === 0) return new Map();
  const of = (table: { projectId: PgColumn }) => inList(table.projectId, [...heads.keys()]);
  const former = await tx.select().from(projectAliases).where(of(projectAliases));
  const owned = {
    contracts: byProject(await loadContracts(tx, of(contracts))),
    issuedTokens: byProject(await selectSourced(tx, issuedTokens, of(issuedTokens))),
    audits: byProject(await loadAudits(tx, of(audits))),
    incidents: byProject(await loadIncidents(tx, of(incidents))),
    bounties: byProject(await selectSourced(tx, bounties, of(bounties))),
    aliases: byProject(former),
  };
  const toState = (id: string, head: ProjectHead): ProjectState => ({
    ...head,
    contracts: owned.contracts.get(id) ?? [],
    issuedTokens: owned.issuedTokens.get(id) ?? [],
    audits: owned.audits.get(id) ?? [],
    incidents: owned.incidents.get(id) ?? [],
    bounty: owned.bounties.get(id)?.[0] ?? null,
    aliases: (owned.aliases.get(id) ?? []).map(({ alias }) => alias),
  });
  return new Map([...heads].map(([id, head]) => [id, toState(id, head)]));
}

export const observationSlot = (
  row: Pick<ObservationRow, 'projectId' | 'key' | 'observedAt'>,
): string => `${row.projectId}\n${row.key}\n${row.observedAt}`;

/** @param more columns @param rest after the condition which projects @returns by project */
async function selectObservations<Row extends ObservationRow>(
  tx: Database,
  ids: readonly string[],
  more: SQL,
  rest: SQL,
): Promise<Map<string, Row[]>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<Row>(
    tx,
    sql`select ${more} o.project_id as "projectId", o.key, o.value, o.sample,
        ${iso(sql`o.observed_at`)} as "observedAt", ${SOURCE_JSON} as source
      from observations o left join sources s on s.id = o.source_id
      where o.project_id = any(${textArray(ids)}) ${rest}`,
  );
  return byProject(rows);
}

/** Every one, by project, in the order of writing. */
export const loadObservations = (tx: Database, ids: readonly string[]) =>
  selectObservations<StoredObservation>(tx, ids, sql`o.id::int,`, sql`order by o.id`);

/** The newest of each key, by project. */
export const loadNewestObservations = (
  tx: Database,
  ids: readonly string[],
  keys: readonly string[],
) =>
  selectObservations<ObservationRow>(
    tx,
    ids,
    sql`distinct on (o.project_id, o.key)`,
    sql`and o.key = any(${textArray(keys)})
      order by o.project_id, o.key, o.observed_at desc, o.id desc`,
  );

/** Oldest first, by project; the newest row of each key and time. */
export const loadHistory = (tx: Database, ids: readonly string[]) =>
  selectObservations<ObservationRow>(
    tx,
    ids,
    sql`distinct on (o.project_id, o.observed_at, o.key)`,
    sql`order by o.project_id, o.observed_at, o.key, o.id desc`,
  );

/** The newest of each key and time. */
export const newestOfEach = (rows: readonly StoredObservation[]): ObservationRow[] => [
  ...new Map(rows.map(({ id: _, ...row }) => [observationSlot(row), row])).values(),
];
