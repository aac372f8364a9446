import { useRouter } from 'next/router';
import { tellOtherTabs } from '@/lib/session/tellOtherTabs';

/** Reloads the page with the new session (specification §4); other tabs follow. */
export function useReload(): () => Promise<void> {
  const { reload } = useRouter();
  return async () => {
    await tellOtherTabs();
    reload();
  };
}
