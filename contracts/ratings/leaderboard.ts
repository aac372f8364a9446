/** No schema here: the browser loads this file. next.config.js reads the JSON too. */
import keys from './leaderboardKeys.json';

export type FilterKey = keyof typeof keys.filters;
export const FILTER_KEYS = Object.keys(keys.filters) as readonly FilterKey[];

export const SORT_FIELDS = [
  'rank',
  'name',
  'score',
  'possible',
  'known',
  'category',
  'audits',
  'lastAudit',
  'bounty',
  'incidents',
  'change7d',
  'delay',
  'value',
  'code',
  'governance',
  'operations',
  'transparency',
  'market',
  'community',
] as const;
export type SortField = (typeof SORT_FIELDS)[number];

/** Columns that a visitor can choose, in the order of the table. */
export const LIST_COLUMNS = [
  'category',
  'possible',
  'known',
  'code',
  'governance',
  'operations',
  'transparency',
  'holder',
  'delay',
  'losses',
  'audited',
  'reward',
  'audits',
  'lastAudit',
  'incidents',
  'bounty',
  'value',
  'chains',
  'change7d',
] as const;
export type ListColumn = (typeof LIST_COLUMNS)[number];
