import { useRouter } from 'next/router';
import { tellOtherTabs } from '@/lib/session/tellOtherTabs';

/** Specification §4: the page reloads, as whoever the session is now; the other tabs learn of it and follow. */
export function useReload(): () => Promise<void> {
  const { reload } = useRouter();
  return async () => {
    await tellOtherTabs();
    reload();
  };
}
