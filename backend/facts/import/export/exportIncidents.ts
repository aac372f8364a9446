import { and, asc, eq, gt, isNull, like, ne, or } from 'drizzle-orm';
import { incidents, projects, sources } from '../../../db/schema';
import type { Store } from '../../../db/store';
import { FEED } from '../store/rows';
import type { ExportPage } from './exportProjects';

const PAGE = 500;

interface Stored {
  incident: typeof incidents.$inferSelect;
  source: typeof sources.$inferSelect | null;
}

function toLine({ incident, source }: Stored): string {
  const { id, occurredOn, projectId, victim, title, summary, lossUsd, technique } = incident;
  const { returnedShare, chain, resolved, resolvedOn, links } = incident;
  return JSON.stringify({
    ...{ id, date: occurredOn, project: projectId, victim, title, summary, technique, chain },
    ...{ lossUsd, returnedShare, resolved, resolvedOn, links },
    source: source?.title ?? null,
    sourceUrl: source?.url ?? null,
    checkedOn: source?.checkedAt.slice(0, 10) ?? null,
  });
}

/** Those that no project file states: of lists, of listed projects, and without a project. */
const notOfAFile = or(
  like(incidents.id, `${FEED}%`),
  isNull(incidents.projectId),
  ne(projects.origin, 'projects'),
);

/** Up to 500 incidents by id, as the importer of incidents takes them. */
export async function exportIncidentsPage({ db }: Store, after: string): Promise<ExportPage> {
  const rows = await db
    .select({ incident: incidents, source: sources })
    .from(incidents)
    .leftJoin(sources, eq(sources.id, incidents.sourceId))
    .leftJoin(projects, eq(projects.id, incidents.projectId))
    .where(and(gt(incidents.id, after), notOfAFile))
    .orderBy(asc(incidents.id))
    .limit(PAGE);
  return {
    text: rows.map((row) => `${toLine(row)}\n`).join(''),
    written: rows.length,
    leftOut: 0,
    refused: [],
    after: rows.length === PAGE ? rows.at(-1)!.incident.id : null,
  };
}
