import { useEffect, useRef } from 'react';
import useSWR from 'swr';
import type { OwnWatchlist, WatchedRow } from '@/contracts/watchlists/watchlists';
import { noteWatched, readWatchlist, shareWatchlist, visitWatchlist } from '@/lib/api/watchlists';
import { useGiven } from './useGiven';
import { WATCHLIST } from './watchlistKeys';

export interface ReadWatchlist {
  list: OwnWatchlist;
  rows: WatchedRow[];
}

export interface OneWatchlist {
  /** Undefined until loaded. */
  data: ReadWatchlist | undefined;
  error: unknown;
  loading: boolean;
  reload: () => void;
  /** Shows at once; taken back when it fails, which it throws. */
  note: (project: string, note: string) => Promise<void>;
  /** Makes the read-only address or revokes it. */
  share: (shared: boolean) => Promise<void>;
}

const nothing = (): void => undefined;

/** One visit of each list while its page is open. */
function useVisitNoted(id: string | undefined, isRead: boolean, notes: boolean): void {
  const noted = useRef(new Set<string>());
  useEffect(() => {
    if (!id || !isRead || !notes || noted.current.has(id)) return;
    noted.current.add(id);
    visitWatchlist(id).catch(nothing);
  }, [id, isRead, notes]);
}

const withNote = (read: ReadWatchlist, project: string, note: string): ReadWatchlist => ({
  ...read,
  rows: read.rows.map((row) => (row.id === project ? { ...row, note } : row)),
});

/**
 * @param account keeps two accounts in one tab apart
 * @param notesVisits false for staff who act as the user
 * @param given what the page came with
 */
export function useWatchlist(
  account: string,
  id: string | undefined,
  notesVisits: boolean,
  given?: ReadWatchlist,
): OneWatchlist {
  const key = id === undefined ? null : [WATCHLIST, account, id];
  const { data, error, isValidating, mutate } = useSWR<ReadWatchlist, unknown>(
    key,
    () => readWatchlist(id!),
    { shouldRetryOnError: false, ...useGiven(key, given) },
  );
  useVisitNoted(id, data !== undefined, notesVisits);
  return {
    data,
    error,
    loading: isValidating,
    reload: () => void mutate().catch(nothing),
    note: async (project, note) => {
      if (!data) return;
      const saved = async (now: ReadWatchlist | undefined) =>
        withNote(now ?? data, project, (await noteWatched({ id: id!, project, note })).note);
      await mutate(saved, {
        optimisticData: (now) => withNote(now ?? data, project, note),
        rollbackOnError: true,
        revalidate: false,
      });
    },
    share: async (shared) => {
      const { key } = await shareWatchlist(id!, shared);
      await mutate((now = data) => now && { ...now, list: { ...now.list, shareKey: key } }, {
        revalidate: false,
      });
    },
  };
}
