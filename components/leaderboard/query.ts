import { FILTER_KEYS, type FilterKey, type SortField } from '@/contracts/leaderboard';
import { routes } from '@/lib/routes';

/** The leaderboard's state as in the URL. */
export interface LeaderboardQuery extends Partial<Record<FilterKey, string>> {
  sort: SortField;
  dir: 'asc' | 'desc';
  page: number;
}

export const DEFAULT_QUERY: LeaderboardQuery = { sort: 'rank', dir: 'asc', page: 1 };

/**
 * Lists only what differs from the default, in a fixed order. A new filter or order returns to page
 * 1.
 */
export function leaderboardHref(
  query: LeaderboardQuery,
  change: Partial<LeaderboardQuery> = {},
): string {
  const next = { ...query, page: 1, ...change };
  const search = new URLSearchParams();
  for (const key of FILTER_KEYS) {
    const value = next[key];
    if (value) search.set(key, value);
  }
  if (next.sort !== DEFAULT_QUERY.sort) search.set('sort', next.sort);
  if (next.dir !== firstDirection(next.sort)) search.set('dir', next.dir);
  if (next.page > 1) search.set('page', String(next.page));
  const text = search.toString();
  return `${routes.home}${text ? `?${text}` : ''}#leaderboard`;
}

/** Words and ranks start ascending, amounts descending. */
export function firstDirection(field: SortField): 'asc' | 'desc' {
  return field === 'rank' || field === 'name' || field === 'category' ? 'asc' : 'desc';
}

/** Sorts by the field; reverses the order if already sorted by it. */
export function sortHref(query: LeaderboardQuery, field: SortField): string {
  const flipped = query.dir === 'asc' ? 'desc' : 'asc';
  return leaderboardHref(query, {
    sort: field,
    dir: query.sort === field ? flipped : firstDirection(field),
  });
}

export const activeFilters = (query: LeaderboardQuery): FilterKey[] =>
  FILTER_KEYS.filter((key) => query[key]);
