import type { ListColumn } from '@/contracts/ratings/leaderboard';
import type { WatchedRow } from '@/contracts/watchlists/watchlists';
import { CATEGORY_NAMES } from '@/lib/format/categoryNames';
import type { ListSort, ListView } from './query';

export type Only = 'all' | 'changed' | 'noted';

export interface Filter {
  text: string;
  only: Only;
}

type Value = string | number | null;

/** Columns without one have no order. */
const VALUES: Partial<Record<ListSort, (row: WatchedRow) => Value>> = {
  name: ({ name }) => name.toLowerCase(),
  score: ({ state, score }) => (state === 'rated' ? score : null),
  added: ({ sinceAdded }) => sinceAdded?.moved ?? null,
  visit: ({ sinceVisit }) => sinceVisit?.moved ?? null,
  alerts: ({ alerts }) => alerts,
  category: ({ category }) => CATEGORY_NAMES[category].toLowerCase(),
  possible: ({ possible }) => possible,
  known: ({ known, score }) => (score === null ? null : known),
  code: ({ lines }) => lines.code,
  governance: ({ lines }) => lines.governance,
  operations: ({ lines }) => lines.operations,
  transparency: ({ lines }) => lines.transparency,
  delay: ({ delaySeconds }) => delaySeconds,
  audits: ({ auditCount }) => auditCount,
  lastAudit: ({ lastAuditOn }) => lastAuditOn,
  incidents: ({ incidentCount }) => incidentCount,
  bounty: ({ bountyUsd }) => bountyUsd,
  value: ({ valueUsd }) => valueUsd,
  change7d: ({ change7d }) => change7d,
};

export const isSortable = (column: ListColumn): boolean => column in VALUES;

const FITS: Record<Only, (row: WatchedRow) => boolean> = {
  all: () => true,
  changed: ({ state, letter, sinceVisit }) =>
    sinceVisit !== null &&
    (Boolean(sinceVisit.moved) || sinceVisit.state !== state || sinceVisit.letter !== letter),
  noted: ({ note }) => note !== '',
};

const hasText = ({ name, tokenTickers, note }: WatchedRow, text: string): boolean =>
  [name, ...tokenTickers, note].some((one) => one.toLowerCase().includes(text));

const order = (a: string | number, b: string | number): number => (a < b ? -1 : a > b ? 1 : 0);

/** Filtered, then sorted: what has no value last, equals in the order of the list. */
export function arrange(
  rows: readonly WatchedRow[],
  { sort, dir }: Pick<ListView, 'sort' | 'dir'>,
  { text, only }: Filter,
): WatchedRow[] {
  const words = text.trim().toLowerCase();
  const found = rows.filter((row) => FITS[only](row) && hasText(row, words));
  const valueOf = VALUES[sort];
  if (!valueOf) return dir === 'desc' ? found.reverse() : found;
  const sign = dir === 'desc' ? -1 : 1;
  return found.sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return sign * order(a, b);
  });
}

/** With the item at `from` moved to `to`. */
export function moved<T>(items: readonly T[], from: number, to: number): T[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, to), items[from]!, ...rest.slice(to)];
}
