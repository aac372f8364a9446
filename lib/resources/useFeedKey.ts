import useSWR from 'swr';
import { feedWatchlist, readWatchlist } from '@/lib/api/watchlists';
import { FEED_KEY } from './alertKeys';

export interface FeedKey {
  /** Undefined until loaded; null: there is no feed. */
  feedKey: string | null | undefined;
  error: unknown;
  retry: () => void;
  /** Makes the secret address or revokes it. Throws when it fails. */
  turn: (on: boolean) => Promise<void>;
}

/** The secret key of the feed of a list. */
export function useFeedKey(account: string, list: string): FeedKey {
  const { data, error, mutate } = useSWR<string | null, unknown>(
    [FEED_KEY, account, list],
    async () => (await readWatchlist(list)).list.feedKey,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return {
    feedKey: data,
    error,
    retry: () => void mutate().catch(() => undefined),
    turn: async (on) => {
      const { key } = await feedWatchlist(list, on);
      await mutate(key, { revalidate: false });
    },
  };
}
