import useSWR from 'swr';
import type { SsoSettings } from '@/contracts/alerts/alertEndpoints';
import { readNotifications } from '@/lib/api/alerts';
import { NOTIFICATIONS } from './alertKeys';

/** The user's own notification settings. @param account keeps two accounts in one tab apart */
export function useNotifications(account: string): {
  settings: SsoSettings | undefined;
  error: unknown;
  /** Throws when it fails. */
  reload: () => Promise<void>;
} {
  const { data, error, mutate } = useSWR<SsoSettings, unknown>(
    [NOTIFICATIONS, account],
    readNotifications,
    { shouldRetryOnError: false, revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return {
    settings: data,
    error,
    reload: async () => {
      await mutate();
    },
  };
}
