import { useRouter } from 'next/router';
import { useContext, useEffect, useRef } from 'react';
import { useSession } from '@/lib/session/sessionStore';
import { PageUser } from '@/lib/session/shownUser';

/**
 * Reloads when staff act as somebody since, or no longer, in another tab or because the hour is over; and a page that came with an account
 * when the session is another one's: what this tab shows is somebody else's. Who signs out and in again is somebody new from the start.
 */
export function useFollowActing(): void {
  const { status, user } = useSession();
  const { reload } = useRouter();
  const ofPage = useContext(PageUser);
  const shown = useRef(ofPage);
  useEffect(() => {
    if (status === 'loading') return;
    const before = shown.current;
    shown.current = user;
    if (!user) return;
    const otherActor = before !== undefined && before.adminId !== user.adminId;
    const otherAccount = ofPage !== undefined && ofPage.username !== user.username;
    if (otherActor || otherAccount) reload();
  }, [status, user, ofPage, reload]);
}
