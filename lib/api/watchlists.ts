import type { EndpointOutput } from '@/contracts/endpoint';
import type { ErrorBody } from '@/contracts/errors';
import { fillPath } from '@/contracts/paths';
import type * as endpoints from '@/contracts/watchlists/watchlistEndpoints';
import {
  CREATE_WATCHLIST_PATH,
  DELETE_WATCHLIST_PATH,
  DELETED_WATCHLISTS_PATH,
  EXPORT_WATCHLIST_PATH,
  JOIN_WATCHLIST_PATH,
  MATCH_PROJECTS_PATH,
  RESTORE_WATCHLIST_PATH,
  SHARE_WATCHLIST_PATH,
  UPDATE_WATCHLIST_PATH,
  VISIT_WATCHLIST_PATH,
  WATCH_PROJECT_PATH,
  WATCHLIST_FEED_PATH,
  WATCHLIST_NOTE_PATH,
  WATCHLIST_PATH,
  WATCHLISTS_PATH,
} from '@/contracts/watchlists/watchlistPaths';
import type { Watchlist, WatchlistMatch } from '@/contracts/watchlists/watchlists';
import { RequestError } from '@/lib/errors/RequestError';
import { request } from './client';

/** Calls of specification §7 and ours beside them. All throw RequestError. */
const post = <T>(path: string, body: object, headers?: Record<string, string>) =>
  request<T>(path, { method: 'POST', body, headers });

export const readWatchlists = () =>
  request<EndpointOutput<typeof endpoints.listWatchlists>>(WATCHLISTS_PATH);
export const readWatchlist = (id: string) =>
  request<EndpointOutput<typeof endpoints.readWatchlist>>(fillPath(WATCHLIST_PATH, { id }));
/** That can be restored. */
export const readDeletedWatchlists = () =>
  request<EndpointOutput<typeof endpoints.listDeletedWatchlists>>(DELETED_WATCHLISTS_PATH);

/** @param key makes it repeatable: the server makes one list for it */
export const createWatchlist = (list: { name: string; projects: string[] }, key: string) =>
  post<Watchlist>(CREATE_WATCHLIST_PATH, list, { 'idempotency-key': key });

/** @throws RequestError 409 with the newer list, see newerWatchlist */
export const updateWatchlist = (
  change: Pick<Watchlist, 'id' | 'version'> &
    Partial<Pick<Watchlist, 'name' | 'projects' | 'order'>>,
) => post<Watchlist>(UPDATE_WATCHLIST_PATH, change);

export const deleteWatchlist = (id: string) => post<void>(DELETE_WATCHLIST_PATH, { id });
export const restoreWatchlist = (id: string) => post<Watchlist>(RESTORE_WATCHLIST_PATH, { id });

/** @param change `id`: by default, the first list, which is made if there is none */
export const watchProject = (change: { id?: string; project: string; watched: boolean }) =>
  post<Watchlist>(WATCH_PROJECT_PATH, change);
/** Stars of this browser, at the sign-in. */
export const joinWatchlist = (projects: string[]) =>
  post<EndpointOutput<typeof endpoints.joinWatchlist>>(JOIN_WATCHLIST_PATH, { projects });
export const noteWatched = (change: { id: string; project: string; note: string }) =>
  post<{ note: string }>(WATCHLIST_NOTE_PATH, change);
export const matchProjects = (text: string) => post<WatchlistMatch>(MATCH_PROJECTS_PATH, { text });

export const shareWatchlist = (id: string, shared: boolean) =>
  post<{ key: string | null }>(SHARE_WATCHLIST_PATH, { id, shared });
export const feedWatchlist = (id: string, on: boolean) =>
  post<{ key: string | null }>(WATCHLIST_FEED_PATH, { id, on });
export const visitWatchlist = (id: string) =>
  post<{ lastVisitAt: string | null }>(VISIT_WATCHLIST_PATH, { id });

/** The address of a download. */
export const watchlistExportPath = (id: string, format: 'csv' | 'json'): string =>
  `${fillPath(EXPORT_WATCHLIST_PATH, { id })}?format=${format}`;

/** The list as it is now, from a refused update. */
export function newerWatchlist(error: unknown): Watchlist | undefined {
  if (!(error instanceof RequestError) || error.status !== 409) return undefined;
  try {
    const { code, newer } = (JSON.parse(error.body) as ErrorBody).error;
    return code === 'conflict' ? (newer as Watchlist) : undefined;
  } catch {
    return undefined;
  }
}
