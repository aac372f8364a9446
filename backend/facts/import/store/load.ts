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
import type {
  AuditRow,
  BountyRow,
  ContractRow,
  FieldSources,
  FindingRow,
  IncidentRow,
  IssuedRow,
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

export interface ProjectState extends ProjectHead {
  contracts: ContractRow[];
  issuedTokens: IssuedRow[];
  audits: AuditRow[];
  incidents: IncidentRow[];
  bounty: BountyRow | null;
  aliases: string[];
}

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

type SourcedTable = PgTable & { sourceId: PgColumn };
type StoredSource = typeof sources.$inferSelect;

const toFacts = ({ id: _, ...facts }: StoredSource): SourceFacts => facts;

async function selectSourced<Row extends { sourceId: number | null }>(
  tx: Database,
  table: SourcedTable,
  where: SQL,
): Promise<Sourced<Row>[]> {
  const rows = (await tx
    .select({ row: table, source: sources })
    .from(table as PgTable)
    .leftJoin(sources, eq(table.sourceId, sources.id))
    .where(where)) as unknown as { row: Row; source: StoredSource | null }[];
  return rows.map(({ row: { sourceId: _, ...row }, source }) => ({
    ...row,
    source: source && toFacts(source),
  }));
}

async function loadContracts(tx: Database, where: SQL): Promise<ContractRow[]> {
  const rows = await selectSourced<typeof contracts.$inferSelect>(tx, contracts, where);
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
  const rows = await selectSourced<typeof audits.$inferSelect>(tx, audits, where);
  if (rows.length === 0) return [];
  const ids = rows.map(({ id }) => id);
  const listed = await tx
    .select()
    .from(findings)
    .where(inList(findings.auditId, ids))
    .orderBy(asc(findings.ordinal));
  const byAudit = Map.groupBy(listed, (finding) => finding.auditId);
  const toFinding = ({ ordinal, title, severity, status }: FindingRow): FindingRow => ({
    ordinal,
    title,
    severity,
    status,
  });
  return rows.map((row) => ({
    ...row,
    publishedPrecision: row.publishedPrecision ?? 'day',
    findings: (byAudit.get(row.id) ?? []).map(toFinding),
  }));
}

export const loadIncidents = (tx: Database, where: SQL): Promise<IncidentRow[]> =>
  selectSourced<typeof incidents.$inferSelect>(tx, incidents, where);

export async function loadStates(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, ProjectState>> {
  const heads = await loadHeads(tx, ids);
  if (heads.size === 0) return new Map();
  const known = [...heads.keys()];
  const own = byProject(await loadContracts(tx, inList(contracts.projectId, known)));
  const issued = byProject(
    await selectSourced<typeof issuedTokens.$inferSelect>(
      ...([tx, issuedTokens, inList(issuedTokens.projectId, known)] as const),
    ),
  );
  const reports = byProject(await loadAudits(tx, inList(audits.projectId, known)));
  const happened = byProject(await loadIncidents(tx, inList(incidents.projectId, known)));
  const rewards = byProject(
    await selectSourced<typeof bounties.$inferSelect>(
      ...([tx, bounties, inList(bounties.projectId, known)] as const),
    ),
  );
  const aliases = byProject(
    await tx.select().from(projectAliases).where(inList(projectAliases.projectId, known)),
  );
  return new Map(
    [...heads].map(([id, head]) => [
      id,
      {
        ...head,
        contracts: own.get(id) ?? [],
        issuedTokens: issued.get(id) ?? [],
        audits: reports.get(id) ?? [],
        incidents: happened.get(id) ?? [],
        bounty: rewards.get(id)?.[0] ?? null,
        aliases: (aliases.get(id) ?? []).map((row) => row.alias),
      },
    ]),
  );
}

export const observationSlot = (
  row: Pick<ObservationRow, 'projectId' | 'key' | 'observedAt'>,
): string => `${row.projectId}\n${row.key}\n${row.observedAt}`;

const COLUMNS = sql`o.project_id as "projectId", o.key, o.value, o.sample,
  ${iso(sql`o.observed_at`)} as "observedAt", ${SOURCE_JSON} as source
  from observations o left join sources s on s.id = o.source_id`;

/** Every one, by project, in the order of writing. */
export async function loadObservations(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, StoredObservation[]>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<StoredObservation>(
    tx,
    sql`select o.id::int, ${COLUMNS} where o.project_id = any(${textArray(ids)}) order by o.id`,
  );
  return byProject(rows);
}

/** The newest of each key, by project. */
export async function loadNewestObservations(
  tx: Database,
  ids: readonly string[],
  keys: readonly string[],
): Promise<Map<string, ObservationRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<ObservationRow>(
    tx,
    sql`select distinct on (o.project_id, o.key) ${COLUMNS}
      where o.project_id = any(${textArray(ids)}) and o.key = any(${textArray(keys)})
      order by o.project_id, o.key, o.observed_at desc, o.id desc`,
  );
  return byProject(rows);
}

/** Oldest first, by project; the newest row of each key and time. */
export async function loadHistory(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, ObservationRow[]>> {
  const rows = await readRows<ObservationRow>(
    tx,
    sql`select distinct on (o.project_id, o.observed_at, o.key) ${COLUMNS}
      where o.project_id = any(${textArray(ids)})
      order by o.project_id, o.observed_at, o.key, o.id desc`,
  );
  return byProject(rows);
}

/** The newest of each key and time. */
export const newestOfEach = (rows: readonly StoredObservation[]): ObservationRow[] => [
  ...new Map(rows.map(({ id: _, ...row }) => [observationSlot(row), row])).values(),
];
