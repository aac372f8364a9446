import {
  FILTER_KEYS,
  LIST_COLUMNS,
  type FilterKey,
  type ListColumn,
  type SortField,
} from '@/contracts/ratings/leaderboard';
import { routes } from '@/lib/routes';

/** The leaderboard's state as in the URL. */
export interface LeaderboardQuery extends Partial<Record<FilterKey, string>> {
  sort: SortField;
  dir: 'asc' | 'desc';
  page: number;
  /** Comma-separated; undefined for the default. */
  columns?: string | undefined;
}

/** Filters that take several values, comma-separated. */
export const MANY_KEYS = ['state', 'letter', 'holder', 'category', 'chain', 'status'] as const;
export type ManyKey = (typeof MANY_KEYS)[number];

export const DEFAULT_COLUMNS: readonly ListColumn[] = [
  'holder',
  'delay',
  'losses',
  'audited',
  'reward',
];

export const DEFAULT_QUERY: LeaderboardQuery = { sort: 'rank', dir: 'asc', page: 1 };

/** From an address: known columns in the table's order, undefined for the default set. */
export function canonicalColumns(names: readonly string[]): string | undefined {
  const chosen = LIST_COLUMNS.filter((column) => names.includes(column)).join(',');
  return chosen === '' || chosen === DEFAULT_COLUMNS.join(',') ? undefined : chosen;
}

/** The chosen columns, and the one that sorts. */
export function chosenColumns({ columns, sort }: LeaderboardQuery): readonly ListColumn[] {
  const chosen: readonly string[] = columns?.split(',') ?? DEFAULT_COLUMNS;
  return LIST_COLUMNS.filter((column) => chosen.includes(column) || column === sort);
}

export const valuesOf = (query: LeaderboardQuery, key: ManyKey): string[] =>
  query[key]?.split(',') ?? [];

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
  if (next.columns) search.set('columns', next.columns);
  const text = search.toString().replaceAll('%2C', ',');
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
