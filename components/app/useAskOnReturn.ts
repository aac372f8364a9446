import { useEffect } from 'react';
import { readSession } from '@/lib/api/session';
import { publishPresence } from '@/lib/session/publishPresence';
import { knownSession } from '@/lib/session/sessionStore';

/** Without an answer, the visitor stays what they were. */
async function askAgain(): Promise<void> {
  const before = knownSession();
  const { user, ...more } = await readSession();
  if (user && knownSession() === before) publishPresence({ user, ...more });
}

/**
 * Refetches the session of a visitor who comes back to the window (§4): one who is signed in is the
 * keeper's. A page that keeps the focus asks nothing.
 */
export function useAskOnReturn(isVisitor: boolean): void {
  useEffect(() => {
    if (!isVisitor) return undefined;
    let isAway = document.hidden;
    let isAsking = false;
    const leave = () => {
      isAway = true;
    };
    const comeBack = () => {
      if (!isAway || isAsking || document.hidden) return;
      isAway = false;
      isAsking = true;
      askAgain()
        .catch(() => undefined)
        .finally(() => {
          isAsking = false;
        });
    };
    const onVisibility = () => (document.hidden ? leave() : comeBack());
    document.addEventListener('visibilitychange', onVisibility);
    window.addEventListener('blur', leave);
    window.addEventListener('focus', comeBack);
    return () => {
      document.removeEventListener('visibilitychange', onVisibility);
      window.removeEventListener('blur', leave);
      window.removeEventListener('focus', comeBack);
    };
  }, [isVisitor]);
}
