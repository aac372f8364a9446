import { eq, max } from 'drizzle-orm';
import type { ProjectDetail } from '../../../contracts/projects';
import { projects, projectScores } from '../../db/schema';
import type { Database } from '../../db/store';
import { findProjectRow } from '../../projects';
import { raises } from '../../rating';
import type { Rating } from '../../rating/types';
import { CURRENT_METHOD } from '../rateBatch';
import { missingProject } from '../resolveProject';
import { findSnapshot } from '../snapshots';
import { listPageAudits } from './pageAudits';
import { listPageContracts, listPageTokens } from './pageContracts';
import { findPageBounty, findPageControl } from './pageFacts';
import { listPageIncidents } from './pageIncidents';
import { findLastActive, listPageHistory } from './pageHistory';

type About = Pick<ProjectDetail, 'description' | 'statusSince' | 'launchedOn' | 'links'>;

async function getAbout(db: Database, id: string): Promise<About> {
  const [about] = await db
    .select({
      description: projects.description,
      statusSince: projects.statusSince,
      launchedOn: projects.launchedOn,
      links: projects.links,
    })
    .from(projects)
    .where(eq(projects.id, id));
  return about ?? { description: null, statusSince: null, launchedOn: null, links: {} };
}

/** Ranks have no gaps, so the highest is the count. */
async function countRanked(db: Database): Promise<number> {
  const [row] = await db.select({ last: max(projectScores.rank) }).from(projectScores);
  return row?.last ?? 0;
}

const listRaises = (rating: Rating): ProjectDetail['raises'] =>
  raises(rating).map(({ signalId, name, improvement, gain, state }) => ({
    signalId,
    name,
    improvement,
    gain,
    unknown: state === 'unknown',
  }));

async function loadDetail(db: Database, id: string, now: Date): Promise<ProjectDetail> {
  const row = await findProjectRow(db, id);
  if (!row) throw await missingProject(db, id);
  const rating = (await findSnapshot(db, id, undefined))?.explanation ?? null;
  return {
    ...row,
    ...(await getAbout(db, id)),
    rankedCount: await countRanked(db),
    tokens: await listPageTokens(db, id),
    contracts: await listPageContracts(db, id),
    audits: await listPageAudits(db, id),
    incidents: await listPageIncidents(db, id),
    bounty: await findPageBounty(db, id),
    ...(await findPageControl(db, id, now)),
    rating,
    raises: rating ? listRaises(rating) : [],
    history: rating ? await listPageHistory(db, id, CURRENT_METHOD) : [],
    lastActive: row.status === 'active' ? null : await findLastActive(db, id),
  };
}

/**
 * Reads everything at one moment, so that a rating never appears beside facts of another run. `now`
 * hides later observations. @throws Problem `not-found`, or `moved` with the new id.
 */
export async function getProjectDetail(
  db: Database,
  id: string,
  now: Date,
): Promise<ProjectDetail> {
  return db.transaction((tx) => loadDetail(tx, id, now), {
    isolationLevel: 'repeatable read',
    accessMode: 'read only',
  });
}
