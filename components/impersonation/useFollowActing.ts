import { useRouter } from 'next/router';
import { useContext, useEffect, useRef } from 'react';
import { useSession } from '@/lib/session/sessionStore';
import { PageUser } from '@/lib/session/shownUser';

/**
 * Reloads when staff act as somebody since, or no longer, in another tab or because the hour is over: what this tab shows is somebody else's.
 * Who signs out and in again is somebody new from the start.
 */
export function useFollowActing(): void {
  const { status, user } = useSession();
  const { reload } = useRouter();
  const shown = useRef(useContext(PageUser));
  useEffect(() => {
    if (status === 'loading') return;
    const before = shown.current;
    shown.current = user;
    if (before && user && before.adminId !== user.adminId) reload();
  }, [status, user, reload]);
}
