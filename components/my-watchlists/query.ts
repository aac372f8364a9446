import { LIST_COLUMNS, type ListColumn } from '@/contracts/ratings/leaderboard';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { routes } from '@/lib/routes';

/** Beside the columns that have an order. */
const OWN_SORTS = ['order', 'name', 'score', 'added', 'visit', 'alerts'] as const;
export type ListSort = (typeof OWN_SORTS)[number] | ListColumn;
const SORTS: readonly string[] = [...OWN_SORTS, ...LIST_COLUMNS];

/** The page's state as in its address. */
export interface ListView {
  /** Id; by default the first one. */
  list: string | undefined;
  sort: ListSort;
  dir: 'asc' | 'desc';
  /** Beside the table's own, in the leaderboard's order. */
  columns: readonly ListColumn[];
}

type Query = Readonly<Record<string, string | string[] | undefined>>;

const first = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value[0] : value;

const ASCENDING: readonly ListSort[] = ['order', 'name', 'category'];

/** Words and places start ascending, amounts descending. */
export const firstDirection = (sort: ListSort): ListView['dir'] =>
  ASCENDING.includes(sort) ? 'asc' : 'desc';

const toColumns = (names: readonly string[]): ListColumn[] =>
  LIST_COLUMNS.filter((column) => names.includes(column));

/** What an address does not say, or says wrongly, is the default. */
export function parseView(query: Query): ListView {
  const asked = first(query.sort) ?? '';
  const sort = SORTS.includes(asked) ? (asked as ListSort) : 'order';
  const dir = first(query.dir);
  return {
    list: first(query.list),
    sort,
    dir: dir === 'asc' || dir === 'desc' ? dir : firstDirection(sort),
    columns: toColumns((first(query.columns) ?? '').split(',')),
  };
}

/** The list that the address names; by default the first. */
export const findShown = (
  lists: readonly Watchlist[] | undefined,
  { list }: ListView,
): Watchlist | undefined =>
  lists?.find(({ id, order }) => (list === undefined ? order === 0 : id === list));

/** Names only what differs from the default. */
export function viewHref(view: ListView, change: Partial<ListView> = {}): string {
  const { list, sort, dir, columns } = { ...view, ...change };
  const rest = [
    sort !== 'order' && `sort=${sort}`,
    dir !== firstDirection(sort) && `dir=${dir}`,
    columns.length > 0 && `columns=${toColumns(columns).join(',')}`,
  ].filter(Boolean);
  const path = routes.watchlists(list);
  return rest.length === 0 ? path : `${path}${path.includes('?') ? '&' : '?'}${rest.join('&')}`;
}

/** Sorts by the field; reverses the order if already sorted by it. */
export function sortHref(view: ListView, sort: ListSort): string {
  const flipped = view.dir === 'asc' ? 'desc' : 'asc';
  return viewHref(view, { sort, dir: view.sort === sort ? flipped : firstDirection(sort) });
}
