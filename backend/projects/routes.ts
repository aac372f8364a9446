import type { FastifyInstance } from 'fastify';
import { projectIds, projectsList } from '../../contracts/endpoints';
import { LIST_MAX_WINDOW } from '../../contracts/limits';
import type { AppOptions } from '../createApp';
import { projects } from '../db/schema';
import { Problem } from '../http/problem';
import { route } from '../http/route';
import { ratingTime } from '../ratings/ratingTime';
import type { LiveIndex } from '../search/liveIndex';
import { createShortCache } from '../search/shortCache';
import { listConditions } from './listFilter';
import { listProjectIds } from './listIds';
import { countProjects, listProjects, type ListCounts } from './listProjects';

/** How long a count may be old, in ms: counting a million rows is dearer than reading a page of them. */
const COUNT_MS = 10_000;

/** POST /api/projects-list and GET /api/project-ids. */
export function registerProjectListRoutes(
  app: FastifyInstance,
  { store, now }: AppOptions,
  index: LiveIndex,
): void {
  const counts = createShortCache<ListCounts>({ milliseconds: COUNT_MS, most: 500, now });
  const allProjects = createShortCache<number>({ milliseconds: COUNT_MS, most: 1, now });

  route(app, projectsList, async ({ body }) => {
    const { projectIds: ids, filter, sort, currentPage, dataPerPage } = body;
    const window = { skip: (currentPage - 1) * dataPerPage, take: dataPerPage };
    if (window.skip >= LIST_MAX_WINDOW)
      throw new Problem(
        'invalid-input',
        'The list is not paged this far. Sort or filter it instead.',
      );
    const named = filter.text?.trim() ? (await index.current()).withText(filter.text) : undefined;
    const conditions = listConditions(filter, [ids, named], await ratingTime(store.db, now()));
    const counted = await counts.get(JSON.stringify([ids, filter, sort.field]), () =>
      countProjects(store.db, conditions, sort.field),
    );
    const items =
      window.skip < counted.total
        ? await listProjects(store.db, conditions, sort, window, counted)
        : [];
    return {
      items,
      currentPage,
      dataPerPage,
      total: counted.total,
      pages: Math.ceil(counted.total / dataPerPage),
    };
  });

  route(app, projectIds, async ({ query: { page, perPage } }) => ({
    items: await listProjectIds(store.db, (page - 1) * perPage, perPage),
    total: await allProjects.get('', () => store.db.$count(projects)),
  }));
}
