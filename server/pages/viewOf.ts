import { leaderboardHref } from '@/components/leaderboard/query';
import { FILTER_KEYS } from '@/contracts/leaderboard';
import { routes } from '@/lib/routes';
import { parseLeaderboardQuery } from './parseQuery';

const KEYS: readonly string[] = [...FILTER_KEYS, 'sort', 'dir', 'page'];

/** Where the data of a view is (next.config.js leads `/?…` to the page `/ranking`). */
const dataPathOf = (buildId: string): string => `/_next/data/${buildId}/ranking.json`;

/**
 * The one spelling of an address that leads to a view of the list: keys in a fixed order, nothing that the page does not read.
 * @returns undefined for every other address, and for the view without a query, which is a page of its own
 */
export function viewsOf(buildId: string): (url: string) => string | undefined {
  const dataPath = dataPathOf(buildId);
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
