import { useRouter } from 'next/router';
import { notifyOtherTabs } from '@/lib/session/notifyOtherTabs';

/** Reloads the page with the new session (specification §4); other tabs follow. */
export function useReload(): () => Promise<void> {
  const { reload } = useRouter();
  return async () => {
    await notifyOtherTabs();
    reload();
  };
}
