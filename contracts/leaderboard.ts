/**
 * What the leaderboard filters and sorts by. No schema here: the browser loads this file.
 * The keys of its address stand in leaderboardKeys.json, each with an example, because next.config.js reads them too.
 */
import keys from './leaderboardKeys.json';

export type FilterKey = keyof typeof keys.filters;
/** In the order in which an address has them. */
export const FILTER_KEYS = Object.keys(keys.filters) as readonly FilterKey[];

export const SORT_FIELDS = [
  'rank',
  'name',
  'score',
  'coverage',
  'category',
  'audits',
  'lastAudit',
  'bounty',
  'incidents',
  'change7d',
  'code',
  'governance',
  'operations',
  'transparency',
  'market',
  'community',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];
