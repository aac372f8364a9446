import type { FastifyInstance } from 'fastify';
import { searchProject } from '../../contracts/endpoints';
import type { StoreAndClock } from '../db/store';
import { route } from '../http/route';
import { findMatches, type Matches } from './findMatches';
import { parseKeyword } from './keyword';
import { createShortCache } from './shortCache';
import { listTrending, trendingMatches, type TrendingRow } from './trending';

/** How long an answer may be old, in ms. */
const KEYWORD_MS = 3_000;
const TRENDING_MS = 10_000;

/** GET /api/search-project. Equal keywords within a few seconds are answered from the process. */
export function registerSearchRoutes(app: FastifyInstance, { store, now }: StoreAndClock): void {
  const found = createShortCache<Matches>({ milliseconds: KEYWORD_MS, most: 1_000, now });
  const trending = createShortCache<TrendingRow[]>({ milliseconds: TRENDING_MS, most: 1, now });
  route(app, searchProject, async ({ query }) => {
    const { page, perPage } = query;
    const keyword = parseKeyword(query.keyword);
    const window = { skip: (page - 1) * perPage, take: perPage };
    const { items, total } = keyword.blank
      ? trendingMatches(await trending.get('', () => listTrending(store.db, now())), window)
      : await found.get(JSON.stringify([keyword, window]), () =>
          findMatches(store.db, keyword, window),
        );
    return { items, page, perPage, total, hasMore: window.skip + items.length < total };
  });
}
