import { leaderboardHref } from '@/components/leaderboard/query';
import keys from '@/contracts/ratings/leaderboardKeys.json';
import { routes } from '@/lib/routes';
import { parseLeaderboardQuery } from './parseQuery';

const KEYS: readonly string[] = Object.values(keys).flatMap(Object.keys);

/** next.config.js rewrites `/?…` to `/ranking`. */
const dataPathOf = (buildId: string, page: string): string => `/_next/data/${buildId}${page}.json`;

/** Only its tag decides. */
function blogView(path: string, search: string): string {
  const tag = new URLSearchParams(search).get('tag');
  return tag ? `${path}?tag=${encodeURIComponent(tag)}` : path;
}

/**
 * Of the list and the blog. Canonical: fixed key order, known keys only.
 * @returns undefined for other addresses, and for the view without a query, a page of its own
 */
export function viewReader(buildId: string): (url: string) => string | undefined {
  const dataPath = dataPathOf(buildId, '/ranking');
  const blogPaths = [routes.blog, dataPathOf(buildId, routes.blog)];
  return (url) => {
    const [path = '', search = ''] = url.split('?', 2);
    if (blogPaths.includes(path)) return blogView(path, search);
    if (path !== routes.home && path !== dataPath) return undefined;
    const named = new URLSearchParams(search);
    if (![...named.keys()].some((key) => KEYS.includes(key))) return undefined;
    const query: Record<string, string[]> = {};
    for (const key of KEYS) query[key] = named.getAll(key);
    const view = parseLeaderboardQuery(query);
    const [, canonical] = leaderboardHref(view, { page: view.page }).split(/[?#]/, 2);
    return canonical && canonical !== 'leaderboard' ? `${path}?${canonical}` : undefined;
  };
}
