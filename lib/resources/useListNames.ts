import useSWR from 'swr';
import type { Watchlist } from '@/contracts/watchlists/watchlists';
import { readWatchlists } from '@/lib/api/watchlists';
import { WATCHLISTS } from './watchlistKeys';

/** The user's lists, in order; undefined until loaded, or when that failed. */
export function useListNames(account: string): readonly Watchlist[] | undefined {
  const { data } = useSWR<Watchlist[], unknown>(
    [WATCHLISTS, account],
    async () => (await readWatchlists()).watchlists,
    { shouldRetryOnError: false, revalidateOnFocus: false },
  );
  return data;
}
