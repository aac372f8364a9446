import { eq, isNotNull, sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import * as endpoints from '../../contracts/endpoints';
import { formatMoney } from '../../contracts/money';
import type { Otherwise } from '../../contracts/projects/otherwise';
import type { ProjectDetail } from '../../contracts/projects/projects';
import type { RenamedDanger } from '../../contracts/ratings/renamedDanger';
import type { ShortVerdict } from '../../contracts/ratings/verdict';
import { findProjectRow } from '../catalog/projects';
import { chainLooks, contracts, projects, projectScores } from '../db/schema';
import { atOneMoment, type Database, type StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { answerQuestions, giveVerdict, listLosses, listRaises, UNANSWERED } from '../rating';
import { listDisputes } from '../site/reports';
import { CURRENT_METHOD } from './currentMethod';
import { listRenames } from './dangers/renames';
import { freshnessOf, type Freshness } from './freshnessOf';
import { getRating } from './getRating';
import { listPageAudits } from './page/pageAudits';
import { findPageContext } from './page/pageContext';
import { listPageContracts, listPageTokens } from './page/pageContracts';
import { findPageBounty, findPageControl } from './page/pageFacts';
import { findLastActive, listPageHistory } from './page/pageHistory';
import { listPageIncidents } from './page/pageIncidents';
import { findPageIssuer, findSameTicker } from './page/pageKin';
import { shortVerdict } from './page/shortVerdict';
import { missingProject } from './resolveProject';
import { findCurrent } from './snapshots';

type Rated = Pick<
  ProjectDetail,
  'rating' | 'answers' | 'verdict' | 'losses' | 'raises' | keyof Freshness
>;

async function getRated(db: Database, id: string): Promise<Rated> {
  const current = await findCurrent(db, id);
  if (!current)
    return {
      ...{ rating: null, answers: UNANSWERED, verdict: null, losses: [], raises: [] },
      ...freshnessOf(null),
    };
  const { explanation: rating, facts } = current;
  const options = { method: CURRENT_METHOD, formatMoney };
  const answers = answerQuestions(facts, rating, options);
  return {
    rating,
    ...freshnessOf(rating),
    answers,
    verdict: giveVerdict(facts, rating, { ...options, answers }),
    losses: listLosses(rating),
    raises: listRaises(rating),
  };
}

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

/** Without who said so. */
const listPageRenames = async (db: Database, id: string): Promise<RenamedDanger[]> =>
  (await listRenames(db, [id])).map(({ projectId: _own, ...rename }) => rename);

async function findChainDay(db: Database, id: string): Promise<string | null> {
  const [row] = await db
    .select({ on: sql<string | null>`max(${chainLooks.source}->>'statedAt')` })
    .from(chainLooks)
    .innerJoin(contracts, eq(contracts.id, chainLooks.contractId))
    .where(eq(contracts.projectId, id));
  return row?.on ?? null;
}

const countRanked = (db: Database): Promise<number> =>
  db.$count(projectScores, isNotNull(projectScores.place));

/** What the way in knows of it: the import's, which knows ratings. */
type ListOtherwise = (db: Database, id: string) => Promise<Otherwise[]>;

async function loadDetail(
  db: Database,
  id: string,
  now: Date,
  listOtherwise: ListOtherwise,
): Promise<ProjectDetail> {
  const row = await findProjectRow(db, id);
  if (!row) throw await missingProject(db, id);
  const rated = await getRated(db, id);
  const control = await findPageControl(db, id, now);
  const [ticker] = row.tokenTickers;
  const looksAlike = row.state === 'not-rated' && ticker !== undefined;
  return {
    ...row,
    ...(await getAbout(db, id)),
    issuer: await findPageIssuer(db, id),
    sameTicker: looksAlike ? await findSameTicker(db, id, ticker) : null,
    rankedCount: await countRanked(db),
    tokens: await listPageTokens(db, id),
    contracts: await listPageContracts(db, id),
    audits: await listPageAudits(db, id),
    incidents: await listPageIncidents(db, id),
    bounty: await findPageBounty(db, id),
    ...control,
    chainReadOn: await findChainDay(db, id),
    ...(await findPageContext(db, id, now, { ...row, ...rated, ...control })),
    ...rated,
    renamedDangers: await listPageRenames(db, id),
    disputes: await listDisputes(db, id),
    otherwise: await listOtherwise(db, id),
    history: await listPageHistory(db, id),
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
  listOtherwise: ListOtherwise,
): Promise<ProjectDetail> {
  return atOneMoment(db, (tx) => loadDetail(tx, id, now, listOtherwise));
}

/** @throws Problem `not-found`, or `moved` with the new id. */
const getVerdict = (db: Database, id: string): Promise<ShortVerdict> =>
  atOneMoment(db, async (tx) => {
    const row = await findProjectRow(tx, id);
    if (!row) throw await missingProject(tx, id);
    return shortVerdict(row, await getRated(tx, id));
  });

export interface RatingNeeds extends StoreAndClock {
  listOtherwise: ListOtherwise;
}

export function registerRatingRoutes(
  app: FastifyInstance,
  { store, now, listOtherwise }: RatingNeeds,
): void {
  route(app, endpoints.getProject, ({ params: { id } }) =>
    getProjectDetail(store.db, id, now(), listOtherwise),
  );
  route(app, endpoints.getRating, ({ params: { id }, query: { at } }) =>
    getRating(store.db, id, at),
  );
  route(app, endpoints.getVerdict, ({ params: { id } }) => getVerdict(store.db, id));
}
