import type { Watchlist } from '@/contracts/watchlists/watchlists';

export type Lists = readonly Watchlist[];
export type ListChange = Partial<Pick<Watchlist, 'name' | 'projects' | 'order'>>;

const renumbered = (lists: Lists): Lists =>
  lists.map((list, order) => (list.order === order ? list : { ...list, order }));

/** In its place, instead of an older one of its id. */
export function withList(lists: Lists, list: Watchlist): Lists {
  const others = lists.filter(({ id }) => id !== list.id);
  return renumbered([...others.slice(0, list.order), list, ...others.slice(list.order)]);
}

export const withoutList = (lists: Lists, id: string): Lists =>
  renumbered(lists.filter((list) => list.id !== id));

/** As the server will answer. */
export function withChange(lists: Lists, id: string, change: ListChange): Lists {
  const list = lists.find((one) => one.id === id);
  return list ? withList(lists, { ...list, ...change }) : lists;
}

export function withProject(lists: Lists, id: string, project: string, watched: boolean): Lists {
  const list = lists.find((one) => one.id === id);
  if (!list || list.projects.includes(project) === watched) return lists;
  const projects = watched
    ? [...list.projects, project]
    : list.projects.filter((one) => one !== project);
  return withChange(lists, id, { projects });
}

/** What only the server knows, when the rest has been changed again meanwhile. */
export const withVersion = (lists: Lists, { id, version, updatedAt }: Watchlist): Lists =>
  lists.map((list) => (list.id === id ? { ...list, version, updatedAt } : list));

/** Whether the stars of the tab say the same. */
export function areStars(lists: Lists, ids: ReadonlySet<string>): boolean {
  const all = new Set(lists.flatMap(({ projects }) => projects));
  return all.size === ids.size && [...all].every((id) => ids.has(id));
}
