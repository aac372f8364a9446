import useSWR from 'swr';
import { readDeletedWatchlists } from '@/lib/api/watchlists';
import { DELETED_WATCHLISTS } from './watchlistKeys';

type Deleted = Awaited<ReturnType<typeof readDeletedWatchlists>>['items'];

/** Lists that can be restored, read anew whenever `wanted`. */
export function useDeletedWatchlists(
  account: string,
  wanted: boolean,
): { items: Deleted | undefined; error: unknown; reload: () => void } {
  const { data, error, mutate } = useSWR<Deleted, unknown>(
    wanted ? [DELETED_WATCHLISTS, account] : null,
    async () => (await readDeletedWatchlists()).items,
    { shouldRetryOnError: false, dedupingInterval: 0 },
  );
  return { items: data, error, reload: () => void mutate().catch(() => undefined) };
}
