import { leaderboardHref } from '@/components/leaderboard/query';
import keys from '@/contracts/leaderboardKeys.json';
import { routes } from '@/lib/routes';
import { parseLeaderboardQuery } from './parseQuery';

const KEYS: readonly string[] = Object.values(keys).flatMap(Object.keys);

/** next.config.js rewrites `/?…` to `/ranking`. */
const rankingDataPath = (buildId: string): string => `/_next/data/${buildId}/ranking.json`;

/**
 * Canonical: fixed key order, known keys only.
 * @returns undefined for other addresses, and for the view without a query, a page of its own
 */
export function viewReader(buildId: string): (url: string) => string | undefined {
  const dataPath = rankingDataPath(buildId);
  return (url) => {
    const [path = '', search = ''] = url.split('?', 2);
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
