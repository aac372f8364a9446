import { useEffect } from 'react';
import useSWR from 'swr';
import { countUnreadAlerts } from '@/lib/api/alerts';
import { UNREAD_ALERTS } from './alertKeys';

/**
 * Undefined until it is known.
 * @param account keeps two accounts in one tab apart
 * @param shown asks again each time it turns true
 */
export function useUnreadAlerts(account: string, shown: boolean): number | undefined {
  const { data, mutate } = useSWR([UNREAD_ALERTS, account], countUnreadAlerts, {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
  useEffect(() => {
    if (shown) mutate().catch(() => undefined);
  }, [shown, mutate]);
  return data;
}
