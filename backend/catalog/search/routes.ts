import type { FastifyInstance } from 'fastify';
import { NOT_CHECKED } from '../../../contracts/ratings/answers';
import { searchProject } from '../../../contracts/endpoints';
import type { SearchResult } from '../../../contracts/projects/projects';
import type { Database, StoreAndClock } from '../../db/store';
import { route } from '../../http/route';
import { findByAddresses } from './findByAddresses';
import type { Window } from './findNumbers';
import { parseKeyword, type Keyword } from './keyword';
import { SEARCH_MAX_MATCHES } from './limits';
import { getSearchIndex, type LiveIndex } from './liveIndex';
import type { FoundProject } from './FoundProject';
import { listLocations, type Location } from './listLocations';
import type { Matches, Searchable } from './searchable';
import { createShortCache } from './shortCache';
import { listTrending, trendingMatches, type TrendingRow } from './trending';

/** Maximum age of the trending list, in ms. */
const TRENDING_MS = 10_000;

/** How long a project's chains, address and figures are kept, in ms, and of how many. */
const LOCATED_MS = 10_000;
const LOCATED = 5_000;

/** How often to check the store for changes, in ms. */
const LOOK_MS = 1_000;

function keepLooking(app: FastifyInstance, index: LiveIndex): void {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onReady', async () => {
    index.look().catch(() => undefined);
    timer = setInterval(() => {
      index.look().catch((error: unknown) => {
        app.log.warn({ err: error }, 'search did not look for changes');
      });
    }, LOOK_MS).unref();
  });
  app.addHook('onClose', async () => clearInterval(timer));
}

const unlocated = ({ letter }: FoundProject): Location => ({
  answers: NOT_CHECKED,
  chains: [],
  address: null,
  rank: null,
  state: letter === null ? 'not-rated' : 'rated',
  score: null,
  possible: null,
  issuedCount: 0,
  issuedBy: null,
});

/** Searching goes on if the store fails: without chains, addresses and figures. */
function locateIn({ log }: FastifyInstance, { store, now }: StoreAndClock) {
  const located = createShortCache<Location>({ milliseconds: LOCATED_MS, most: LOCATED, now });
  return async (items: readonly FoundProject[]): Promise<SearchResult[]> => {
    let read: ReturnType<typeof listLocations> | undefined;
    const readAll = () =>
      (read ??= listLocations(
        store.db,
        items.map(({ id }) => id),
      ));
    const locate = async (item: FoundProject): Promise<SearchResult> => {
      // Another letter: other figures.
      const location = await located.get(`${item.id} ${item.letter}`, async () => {
        return (await readAll()).get(item.id) ?? unlocated(item);
      });
      return { ...item, ...location };
    };
    return Promise.all(items.map(locate)).catch((error: unknown) => {
      log.warn({ err: error }, 'search did not read chains and addresses');
      return items.map((item) => ({ ...item, ...unlocated(item) }));
    });
  };
}

/** Addresses and CAIP ids are looked up in the store, anything else in the index. */
export async function findMatches(
  db: Database,
  index: Searchable,
  keyword: Keyword,
  window: Window,
): Promise<Matches> {
  const isAddress = keyword.caip !== null || keyword.address !== null;
  const [owners = []] = isAddress ? await findByAddresses(db, [keyword]) : [];
  if (owners.length === 0) return index.find(keyword, window);
  const found = owners.slice(0, SEARCH_MAX_MATCHES);
  return { items: found.slice(window.skip, window.skip + window.take), total: found.length };
}

export function registerSearchRoutes(app: FastifyInstance, parts: StoreAndClock): void {
  const { store, now } = parts;
  const index = getSearchIndex(store.db, now);
  keepLooking(app, index);
  const addLocations = locateIn(app, parts);
  const trending = createShortCache<TrendingRow[]>({ milliseconds: TRENDING_MS, most: 1, now });
  route(app, searchProject, async ({ query }) => {
    const { page, perPage } = query;
    const keyword = parseKeyword(query.keyword);
    const window = { skip: (page - 1) * perPage, take: perPage };
    const { items, total } = keyword.blank
      ? trendingMatches(await trending.get('', () => listTrending(store.db, now())), window)
      : await findMatches(store.db, await index.current(), keyword, window);
    return {
      items: await addLocations(items),
      page,
      perPage,
      total,
      hasMore: window.skip + items.length < total,
    };
  });
}
