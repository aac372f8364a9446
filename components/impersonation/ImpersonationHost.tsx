import { useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { DialogLoading } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import { endEarlySign } from '@/lib/session/hint';
import { useSession } from '@/lib/session/sessionStore';
import { PageUser } from '@/lib/session/shownUser';
import { ABOVE_HEADER_ID } from '@/lib/shell';
import { ImpersonationBanner } from './ImpersonationBanner';
import { loadDialog } from './loadDialog';
import { closeTool, useToolOpen } from './toolStore';
import { useFollowActing } from './useFollowActing';

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
