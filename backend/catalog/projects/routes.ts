import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { EndpointInput } from '../../../contracts/endpoint';
import { projectIds, projects as openList, projectsList } from '../../../contracts/endpoints';
import { LIST_MAX_WINDOW } from '../../../contracts/limits';
import { type Database, iso, readRows, type StoreAndClock } from '../../db/store';
import { projects } from '../../db/schema';
import { createLane } from '../../http/lane';
import { Problem } from '../../http/problem';
import { route } from '../../http/route';
import { NOT_ISSUED } from '../../facts/issuers';
import { getSearchIndex, createShortCache, type Searchable } from '../search';
import { ratingTime } from './ratingTime';
import { listConditions } from './listFilter';
import { listProjectsAfter } from './listAfter';
import { completeRows } from './listById';
import { countProjects, listProjects, type ListCounts } from './listProjects';

interface ProjectId {
  id: string;
  ratedAt: string | null;
}

/** In stable order, each with the time of its rating: for the sitemap. */
function listProjectIds(db: Database, skip: number, take: number): Promise<ProjectId[]> {
  return readRows<ProjectId>(
    db,
    sql`
    select p.id, ${iso(sql`s.rated_at`)} as "ratedAt"
    from (select id from projects order by id limit ${take} offset ${skip}) p
    left join project_scores s on s.project_id = p.id order by p.id`,
  );
}

type ListBody = EndpointInput<typeof projectsList>['body'];

/** Cache time in ms: counting a million rows costs more than a page. */
const COUNT_MS = 10_000;

/** Lists can be expensive: leave connections to other reads. */
const LISTS = { running: 3, waiting: 60 };

/**
 * By rank and nothing else, the index knows what comes first: the store is asked for nothing after
 * the page. Only then is there a `total`.
 */
function matchText(index: Searchable, body: ListBody, at: Date): { ids: string[]; total?: number } {
  const { projectIds: chosen, filter, sort, currentPage, dataPerPage } = body;
  const text = filter.text ?? '';
  const isByRank = sort.field === 'rank' && sort.direction === 'asc';
  return isByRank && listConditions(filter, [chosen], at).length === 0
    ? index.bestWithText(text, currentPage * dataPerPage)
    : { ids: index.withText(text, { folded: foldsTokens(body) }) };
}

/** Tokens of a project are folded under it, unless it is them that are asked for. */
const foldsTokens = ({ projectIds: chosen, filter }: ListBody): boolean =>
  chosen === undefined && filter.issuer === undefined;

export function registerProjectListRoutes(
  app: FastifyInstance,
  { store, now }: StoreAndClock,
): void {
  const index = getSearchIndex(store.db, now);
  const counts = createShortCache<ListCounts>({ milliseconds: COUNT_MS, most: 500, now });
  const allProjects = createShortCache<number>({ milliseconds: COUNT_MS, most: 1, now });

  const times = createShortCache<Date>({ milliseconds: COUNT_MS, most: 1, now });
  const listTime = () => times.get('', () => ratingTime(store.db, now()));

  const inLane = createLane(LISTS);

  route(app, projectsList, async ({ body }) => {
    const { projectIds: ids, filter, sort, currentPage, dataPerPage } = body;
    const window = { skip: (currentPage - 1) * dataPerPage, take: dataPerPage };
    if (window.skip >= LIST_MAX_WINDOW)
      throw new Problem(
        'invalid-input',
        `A list shows its first ${LIST_MAX_WINDOW} projects. Sort or filter it to see others.`,
      );
    const at = await listTime();
    const named = filter.text?.trim() ? matchText(await index.current(), body, at) : undefined;
    const all = listConditions(filter, [ids, named?.ids], at);
    const folded = foldsTokens(body);
    const conditions = folded ? [...all, NOT_ISSUED] : all;
    const { counted, items } = await inLane(async () => {
      const counting = [ids, filter, sort.field, named?.total === undefined ? null : window];
      const sizes = await counts.get(JSON.stringify(counting), () =>
        countProjects(store.db, conditions, sort.field),
      );
      const isBeyond = window.skip >= sizes.total;
      const rows = isBeyond ? [] : await listProjects(store.db, conditions, sort, window, sizes);
      return { counted: sizes, items: await completeRows(store.db, rows) };
    });
    const total = named?.total ?? counted.total;
    const pages = Math.ceil(Math.min(total, LIST_MAX_WINDOW) / dataPerPage);
    return { items, currentPage, dataPerPage, total, pages };
  });

  route(app, openList, async ({ query: { limit, after = '', ...filter } }) => {
    const conditions = listConditions(filter, [], await listTime());
    const found = await inLane(() => listProjectsAfter(store.db, after, limit + 1, conditions));
    const items = found.slice(0, limit);
    return { items, next: found.length > limit ? items.at(-1)!.id : null };
  });

  route(app, projectIds, async ({ query: { page, perPage } }) => ({
    items: await listProjectIds(store.db, (page - 1) * perPage, perPage),
    total: await allProjects.get('', () => store.db.$count(projects)),
  }));
}
