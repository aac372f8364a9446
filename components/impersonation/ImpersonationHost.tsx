import { useRouter } from 'next/router';
import { useContext, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogLoading } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { endEarlySign } from '@/lib/session/hint';
import { useSession } from '@/lib/session/sessionStore';
import { PageUser } from '@/lib/session/shownUser';
import { ABOVE_HEADER_ID } from '@/lib/shell';
import { ImpersonationBanner } from './ImpersonationBanner';
import { closeTool, useToolOpen } from './toolStore';

/**
 * Reloads when impersonation starts or ends in another tab or runs out, and when the page came with
 * another account than the session's. A new sign-in of the same tab starts afresh.
 */
function useFollowActing(): void {
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

const loadDialog = () => import('./ImpersonationDialog');

/** The tool and the banner, loaded with the session to stay out of every page's first load. */
export function ImpersonationHost() {
  const open = useToolOpen();
  const withPage = useContext(PageUser) !== undefined;
  useFollowActing();
  const { status, user } = useSession();
  const acting = user?.adminId !== undefined;
  useEffect(() => {
    if (status !== 'loading') endEarlySign(acting);
  }, [status, acting]);
  const { module, failed, retry } = useModule(loadDialog, open);
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useEffect(() => setPlace(document.getElementById(ABOVE_HEADER_ID)), []);
  return (
    <>
      {!withPage && place && createPortal(<ImpersonationBanner />, place)}
      {module ? (
        <module.ImpersonationDialog open={open} />
      ) : (
        open && <DialogLoading failed={failed} onRetry={retry} onClose={closeTool} />
      )}
    </>
  );
}
