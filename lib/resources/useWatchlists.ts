import { useEffect, useRef, type RefObject } from 'react';
import useSWR, { type KeyedMutator } from 'swr';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import {
  createWatchlist,
  deleteWatchlist,
  newerWatchlist,
  readWatchlists,
  restoreWatchlist,
  updateWatchlist,
  watchProject,
} from '@/lib/api/watchlists';
import { showLists } from '@/lib/watch/followStars';
import { stars } from '@/lib/watch/starStore';
import {
  areStars,
  withChange,
  withList,
  withoutList,
  withProject,
  withVersion,
  type ListChange,
  type Lists,
} from './watchlistChanges';
import { useGiven } from './useGiven';
import { WATCHLISTS } from './watchlistKeys';

/** Changes show at once and are taken back when they fail; then they throw. */
export interface Watchlists {
  /** In order; undefined until loaded. */
  lists: Lists | undefined;
  error: unknown;
  reload: () => void;
  /** @param key makes it repeatable */
  create: (list: { name: string; projects: string[] }, key: string) => Promise<Watchlist>;
  /** @throws RequestError 409; the newer list shows then */
  update: (id: string, change: ListChange) => Promise<Watchlist>;
  watch: (id: string, project: string, watched: boolean) => Promise<Watchlist>;
  remove: (id: string) => Promise<void>;
  restore: (id: string) => Promise<Watchlist>;
}

interface Change<T> {
  shown?: (lists: Lists) => Lists;
  send: () => Promise<T>;
  settled: (lists: Lists, answer: T) => Lists;
  /** Other lists changed too. */
  reread?: boolean;
}

const nothing = (): void => undefined;

/** One after the other, so that each is sent with the version that the one before made. */
function useChanges(latestRef: RefObject<Lists | undefined>, mutate: KeyedMutator<Lists>) {
  const last = useRef<Promise<unknown>>(Promise.resolve());
  const waiting = useRef(0);
  const show = async (change: (lists: Lists) => Lists): Promise<void> => {
    latestRef.current = change(latestRef.current ?? []);
    await mutate(latestRef.current, { revalidate: false });
  };
  const settle = async <T>({ send, settled, reread }: Change<T>, before: Lists): Promise<T> => {
    try {
      const answer = await send();
      await show((lists) => settled(lists, answer));
      if (reread && waiting.current === 1) void mutate().catch(nothing);
      return answer;
    } catch (error) {
      const newer = newerWatchlist(error);
      await show((lists) => (newer ? withList(lists, newer) : before));
      void mutate().catch(nothing);
      throw error;
    }
  };
  return {
    isLast: () => waiting.current === 1,
    run: async <T>(change: Change<T>): Promise<T> => {
      const before = latestRef.current ?? [];
      waiting.current += 1;
      if (change.shown) void show(change.shown);
      const done = last.current.then(() => settle(change, before));
      last.current = done.catch(nothing);
      try {
        return await done;
      } finally {
        waiting.current -= 1;
      }
    },
  };
}

/** Keeps the stars of the tab in step, both ways. */
function useStars(
  account: string,
  lists: Lists | undefined,
  latestRef: RefObject<Lists | undefined>,
  reload: () => void,
): void {
  useEffect(() => {
    latestRef.current = lists;
    if (lists) showLists(lists, account);
  }, [account, latestRef, lists]);
  const reread = useRef(reload);
  useEffect(() => {
    reread.current = reload;
  });
  useEffect(
    () =>
      stars.subscribe(() => {
        const { ids, of } = stars.get();
        if (of === 'account' && latestRef.current && !areStars(latestRef.current, ids))
          reread.current();
      }),
    [latestRef],
  );
}

/**
 * @param account keeps two accounts in one tab apart
 * @param given what the page came with
 */
export function useWatchlists(account: string, given?: Lists): Watchlists {
  const key = [WATCHLISTS, account];
  const { data, error, mutate } = useSWR<Lists, unknown>(
    key,
    async () => (await readWatchlists()).watchlists,
    { shouldRetryOnError: false, ...useGiven(key, given) },
  );
  const latestRef = useRef<Lists | undefined>(undefined);
  const reload = () => void mutate().catch(nothing);
  useStars(account, data, latestRef, reload);
  const { run, isLast } = useChanges(latestRef, mutate);
  const settled = (lists: Lists, list: Watchlist): Lists =>
    (isLast() ? withList : withVersion)(lists, list);
  const versionOf = (id: string) => latestRef.current?.find((list) => list.id === id)?.version ?? 1;
  return {
    lists: data,
    error,
    reload,
    create: (list, key) => run({ send: () => createWatchlist(list, key), settled: withList }),
    update: (id, change) =>
      run({
        shown: (lists) => withChange(lists, id, change),
        send: () => updateWatchlist({ id, version: versionOf(id), ...change }),
        settled,
        reread: change.order !== undefined,
      }),
    watch: (id, project, watched) =>
      run({
        shown: (lists) => withProject(lists, id, project, watched),
        send: () => watchProject({ id, project, watched }),
        settled,
      }),
    remove: (id) =>
      run({
        shown: (lists) => withoutList(lists, id),
        send: () => deleteWatchlist(id),
        settled: (lists) => withoutList(lists, id),
      }),
    restore: (id) => run({ send: () => restoreWatchlist(id), settled: withList, reread: true }),
  };
}
