import type { FastifyInstance } from 'fastify';
import { projectIds, projectsList } from '../../contracts/endpoints';
import { LIST_MAX_WINDOW } from '../../contracts/limits';
import type { StoreAndClock } from '../db/store';
import { projects } from '../db/schema';
import { createLane } from '../http/lane';
import { Problem } from '../http/problem';
import { route } from '../http/route';
import { getSearchIndex, createShortCache } from '../search';
import { ratingTime } from './ratingTime';
import { listConditions } from './listFilter';
import { listProjectIds } from './listIds';
import { countProjects, listProjects, type ListCounts } from './listProjects';

/** Cache time in ms: counting a million rows costs more than a page. */
const COUNT_MS = 10_000;

/** Lists can be expensive: leave connections to other reads. */
const LISTS = { running: 3, waiting: 60 };

export function registerProjectListRoutes(
  app: FastifyInstance,
  { store, now }: StoreAndClock,
): void {
  const index = getSearchIndex(store.db, now);
  const counts = createShortCache<ListCounts>({ milliseconds: COUNT_MS, most: 500, now });
  const allProjects = createShortCache<number>({ milliseconds: COUNT_MS, most: 1, now });

  const inLane = createLane(LISTS);

  route(app, projectsList, async ({ body }) => {
    const { projectIds: ids, filter, sort, currentPage, dataPerPage } = body;
    const window = { skip: (currentPage - 1) * dataPerPage, take: dataPerPage };
    if (window.skip >= LIST_MAX_WINDOW)
      throw new Problem(
        'invalid-input',
        `A list shows its first ${LIST_MAX_WINDOW} projects. Sort or filter it to see others.`,
      );
    const named = filter.text?.trim() ? (await index.current()).withText(filter.text) : undefined;
    const conditions = listConditions(filter, [ids, named], await ratingTime(store.db, now()));
    const { counted, items } = await inLane(async () => {
      const sizes = await counts.get(JSON.stringify([ids, filter, sort.field]), () =>
        countProjects(store.db, conditions, sort.field),
      );
      const isBeyond = window.skip >= sizes.total;
      return {
        counted: sizes,
        items: isBeyond ? [] : await listProjects(store.db, conditions, sort, window, sizes),
      };
    });
    return {
      items,
      currentPage,
      dataPerPage,
      total: counted.total,
      pages: Math.ceil(Math.min(counted.total, LIST_MAX_WINDOW) / dataPerPage),
    };
  });

  route(app, projectIds, async ({ query: { page, perPage } }) => ({
    items: await listProjectIds(store.db, (page - 1) * perPage, perPage),
    total: await allProjects.get('', () => store.db.$count(projects)),
  }));
}
