import { useEffect, useRef, useState } from 'react';
import useSWR, { useSWRConfig, type KeyedMutator } from 'swr';
import type { AlertItem } from '@/contracts/alerts/alertEndpoints';
import {
  markAlertsRead,
  readAlertsPage,
  type AlertFilter,
  type AlertsPage,
} from '@/lib/api/alerts';
import { now } from '@/lib/clock';
import { ALERTS, UNREAD_ALERTS } from './alertKeys';

export interface Alerts {
  /** Newest first; undefined until loaded. */
  items: readonly AlertItem[] | undefined;
  /** Of the whole inbox. */
  unread: number;
  hasMore: boolean;
  loadingMore: boolean;
  /** Why loading failed, the first page or more. */
  error: unknown;
  loadMore: () => Promise<void>;
  retry: () => void;
  /** Shows at once; taken back when it fails, which it throws. */
  markRead: (ids: readonly number[]) => Promise<void>;
  /** Every one up to the newest that is shown: what came since stays unread. */
  markAllRead: () => Promise<void>;
}

const nothing = (): void => undefined;

/** A first page read anew, and the older ones that were loaded before, if no gap is between them. */
export function withOlder(first: AlertsPage, before: AlertsPage | undefined): AlertsPage {
  const { next } = first;
  if (next === null || !before?.items.some(({ id }) => id >= next)) return first;
  const older = before.items.filter(({ id }) => id < next);
  return older.length > 0
    ? { ...first, items: [...first.items, ...older], next: before.next }
    : first;
}

const withReadAt = (
  page: AlertsPage,
  ids: ReadonlySet<number>,
  readAt: string | null,
): AlertsPage => ({
  ...page,
  items: page.items.map((item) => (ids.has(item.id) ? { ...item, readAt } : item)),
});

/** Marks at once, in the page and in the count that the menus show. */
function useMarking(account: string, page: AlertsPage, mutate: KeyedMutator<AlertsPage>) {
  const { mutate: mutateAny } = useSWRConfig();
  const show = async (change: (page: AlertsPage) => AlertsPage, unread: number) => {
    await mutate((before) => before && { ...change(before), unread }, { revalidate: false });
    await mutateAny([UNREAD_ALERTS, account], unread, { revalidate: false });
  };
  return async (which: { ids: number[] } | { upTo: number }): Promise<void> => {
    const isMeant = (id: number) => ('upTo' in which ? id <= which.upTo : which.ids.includes(id));
    const changed = new Set(
      page.items.filter(({ id, readAt }) => readAt === null && isMeant(id)).map(({ id }) => id),
    );
    const readAt = new Date(now()).toISOString();
    const rest = 'upTo' in which ? 0 : Math.max(0, page.unread - changed.size);
    await show((before) => withReadAt(before, changed, readAt), rest);
    try {
      const { unread } = await markAlertsRead(which);
      await show((before) => before, unread);
    } catch (error) {
      await show((before) => withReadAt(before, changed, null), page.unread);
      throw error;
    }
  };
}

/** Keyset pages: what comes meanwhile moves nothing. */
function useMore(filter: AlertFilter, mutate: KeyedMutator<AlertsPage>) {
  const [loading, setLoading] = useState(false);
  const [error, setError] = useState<unknown>();
  const load = async (next: number): Promise<void> => {
    setLoading(true);
    setError(undefined);
    try {
      const page = await readAlertsPage(filter, next);
      await mutate(
        (before) =>
          before?.next === next ? { ...page, items: [...before.items, ...page.items] } : before,
        { revalidate: false },
      );
    } catch (failure) {
      setError(failure);
    } finally {
      setLoading(false);
    }
  };
  return { loading, error, load, forget: () => setError(undefined) };
}

const EMPTY: AlertsPage = { items: [], unread: 0, next: null };

/**
 * The inbox, a page at a time.
 * @param account keeps two accounts in one tab apart
 */
export function useAlerts(account: string, filter: AlertFilter): Alerts {
  const { mutate: mutateAny } = useSWRConfig();
  const { list = '', unread } = filter;
  const latest = useRef<AlertsPage>(undefined);
  const { data, error, mutate } = useSWR<AlertsPage, unknown>(
    [ALERTS, account, list, unread],
    async () => {
      const page = await readAlertsPage(filter);
      await mutateAny([UNREAD_ALERTS, account], page.unread, { revalidate: false });
      return withOlder(page, latest.current);
    },
    { shouldRetryOnError: false },
  );
  useEffect(() => {
    latest.current = data;
  }, [data]);
  const page = data ?? EMPTY;
  const more = useMore(filter, mutate);
  const mark = useMarking(account, page, mutate);
  return {
    items: data?.items,
    unread: page.unread,
    hasMore: page.next !== null,
    loadingMore: more.loading,
    error: error ?? more.error,
    loadMore: async () => {
      if (page.next !== null && !more.loading) await more.load(page.next);
    },
    retry: () => {
      more.forget();
      void mutate().catch(nothing);
    },
    markRead: (ids) => mark({ ids: [...ids] }),
    markAllRead: async () => {
      const [newest] = page.items;
      if (newest) await mark({ upTo: newest.id });
    },
  };
}
