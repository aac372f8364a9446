import { asc, eq, gt } from 'drizzle-orm';
import type { ListedIncident } from '../../../contracts/endpoints';
import type { IncidentRow } from '../../../contracts/open-data/openData';
import type { ProjectIncident } from '../../../contracts/projects/projects';
import { incidents, projects, sources } from '../../db/schema';
import type { Database } from '../../db/store';
import { compare } from '../facts/shared';
import { SOURCE_COLUMNS, toSource } from './pageSource';

type Row = Awaited<ReturnType<typeof selectIncidents>>[number];
export const selectIncidents = (db: Database) =>
  db
    .select({ incident: incidents, source: SOURCE_COLUMNS, projectName: projects.name })
    .from(incidents)
    .leftJoin(projects, eq(projects.id, incidents.projectId))
    .leftJoin(sources, eq(sources.id, incidents.sourceId));

const toIncident = ({ incident, source }: Row): ProjectIncident => ({
  id: incident.id,
  occurredOn: incident.occurredOn,
  title: incident.title,
  summary: incident.summary,
  lossUsd: incident.lossUsd,
  returnedShare: incident.returnedShare,
  technique: incident.technique,
  chain: incident.chain,
  resolved: incident.resolved,
  resolvedOn: incident.resolvedOn,
  links: incident.links,
  source: toSource(source),
});

const toIncidentRow = (row: Row): IncidentRow => ({
  ...toIncident(row),
  projectId: row.incident.projectId,
  victim: row.incident.victim,
});

export const toListedIncident = (row: Row): ListedIncident => ({
  ...toIncidentRow(row),
  projectName: row.projectName,
});

export async function listPageIncidents(
  db: Database,
  projectId: string,
): Promise<ProjectIncident[]> {
  const rows = await selectIncidents(db).where(eq(incidents.projectId, projectId));
  return rows
    .map(toIncident)
    .sort((a, b) => compare(b.occurredOn, a.occurredOn) || compare(a.id, b.id));
}

/** Of all projects and of none, by id. */
export async function listIncidentsAfter(
  db: Database,
  after: string,
  take: number,
): Promise<IncidentRow[]> {
  const rows = await selectIncidents(db)
    .where(gt(incidents.id, after))
    .orderBy(asc(incidents.id))
    .limit(take);
  return rows.map(toIncidentRow);
}
