import { useRouter } from 'next/router';
import { useContext, useEffect, useRef } from 'react';
import { useSession } from '@/lib/session/sessionStore';
import { PageUser } from '@/lib/session/shownUser';

/**
 * Reloads when impersonation starts or ends in another tab or runs out, and when the page came with
 * another account than the session's. A new sign-in of the same tab starts afresh.
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
