import { and, desc, eq, gte, sql, type SQL } from 'drizzle-orm';
import type { IncidentFilter, IncidentPage } from '../../../contracts/endpoints';
import { INCIDENTS_A_PAGE } from '../../../contracts/limits';
import { incidents, projects } from '../../db/schema';
import { readRows, type Database } from '../../db/store';
import { selectIncidents, toListedIncident } from '../../ratings';

const SEARCHED = sql`lower(concat_ws(' ', ${incidents.title}, ${incidents.victim}, ${incidents.technique}, ${projects.name}))`;

function conditions({ text, year, chain, minLoss }: IncidentFilter): SQL | undefined {
  return and(
    text ? sql`position(lower(${text}) in ${SEARCHED}) > 0` : undefined,
    year === undefined ? undefined : sql`extract(year from ${incidents.occurredOn}) = ${year}`,
    chain === undefined ? undefined : eq(incidents.chain, chain),
    minLoss === undefined ? undefined : gte(incidents.lossUsd, minLoss),
  );
}

const ORDER: Record<IncidentFilter['sort'], SQL[]> = {
  day: [desc(incidents.occurredOn), sql`${incidents.id}`],
  loss: [
    sql`${incidents.lossUsd} desc nulls last`,
    desc(incidents.occurredOn),
    sql`${incidents.id}`,
  ],
};

async function countIncidents(db: Database, where: SQL | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(incidents)
    .leftJoin(projects, eq(projects.id, incidents.projectId))
    .where(where);
  return row?.total ?? 0;
}

/** Of all incidents, whatever the filter. */
async function listChoices(db: Database): Promise<Pick<IncidentPage, 'years' | 'chains'>> {
  const rows = await readRows<{ year: number; chain: string | null }>(
    db,
    sql`select distinct extract(year from occurred_on)::int as year, chain from incidents`,
  );
  return {
    years: [...new Set(rows.map(({ year }) => year))].sort((a, b) => b - a),
    chains: [...new Set(rows.flatMap(({ chain }) => chain ?? []))].sort(),
  };
}

export async function listIncidentPage(
  db: Database,
  filter: IncidentFilter,
): Promise<IncidentPage> {
  const where = conditions(filter);
  const total = await countIncidents(db, where);
  const rows = await selectIncidents(db)
    .where(where)
    .orderBy(...ORDER[filter.sort])
    .limit(INCIDENTS_A_PAGE)
    .offset((filter.page - 1) * INCIDENTS_A_PAGE);
  return {
    items: rows.map(toListedIncident),
    page: filter.page,
    pages: Math.max(1, Math.ceil(total / INCIDENTS_A_PAGE)),
    total,
    ...(await listChoices(db)),
  };
}
