import { and, eq, sql } from 'drizzle-orm';
import type { IncidentDetail } from '../../../contracts/endpoints';
import { startOfDay } from '../../../contracts/time';
import { incidents, rulings } from '../../db/schema';
import type { Database } from '../../db/store';
import { notFound, Problem } from '../../http/problem';
import { findRatedBefore, selectIncidents, toListedIncident } from '../../ratings';

/** Also to a project that was merged into this one since. */
const isAssigned = async (db: Database, id: string, projectId: string): Promise<boolean> =>
  (await db.$count(
    rulings,
    and(
      eq(rulings.key, `incident ${id}`),
      eq(rulings.ruling, 'assigned'),
      sql`(${rulings.projectId} = ${projectId} or ${rulings.projectId} in
        (select alias from project_aliases where project_id = ${projectId}))`,
    ),
  )) > 0;

/** Recorded with a project, its id begins with that of the record (backend/facts/import/projects/toDocument.ts). */
async function findTie(
  db: Database,
  id: string,
  projectId: string | null,
): Promise<IncidentDetail['tie']> {
  if (projectId === null) return null;
  if (await isAssigned(db, id, projectId)) return 'operator';
  return DATED.test(id) ? 'record' : 'name';
}

const DATED = /^([a-z0-9-]+):(\d{4}-\d{2}-\d{2}):/;

/** Its id has part of its title: under a new title, the only one of that project and day is meant. */
async function findRetitled(db: Database, id: string): Promise<string | undefined> {
  const [, projectId, occurredOn] = DATED.exec(id) ?? [];
  if (projectId === undefined || occurredOn === undefined) return undefined;
  const rows = await db
    .select({ id: incidents.id })
    .from(incidents)
    .where(
      and(eq(incidents.projectId, projectId), sql`${incidents.occurredOn}::text = ${occurredOn}`),
    )
    .limit(2);
  return rows.length === 1 ? rows[0]?.id : undefined;
}

/** @throws Problem `not-found`, or `moved` to the same incident under its new title */
export async function getIncidentDetail(db: Database, id: string): Promise<IncidentDetail> {
  const [row] = await selectIncidents(db).where(eq(incidents.id, id));
  if (!row) {
    const movedTo = await findRetitled(db, id);
    if (movedTo === undefined) throw notFound('The incident');
    throw new Problem('moved', 'The incident has another id.', { movedTo });
  }
  const incident = toListedIncident(row);
  const { projectId, occurredOn } = incident;
  return {
    incident,
    tie: await findTie(db, id, projectId),
    ratingBefore:
      projectId === null ? null : await findRatedBefore(db, projectId, startOfDay(occurredOn)),
  };
}
