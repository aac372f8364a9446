import { useState } from 'react';
import { exitImpersonation } from '@/lib/api/impersonation';
import { messageOf } from '@/lib/errors/messageOf';
import { RequestError } from '@/lib/errors/RequestError';
import { notify } from '@/lib/notices/notices';
import { useReload } from './useReload';

/** The hour may be over, or the right taken back: there is nothing to exit any more, and the page shows somebody who is gone. */
const isOver = (error: unknown) =>
  error instanceof RequestError && [401, 404].includes(error.status);

/**
 * Exits from a button (specification §4): the exit action with the admin id, then a reload. A press while one is running is ignored.
 * @param onFailed called before a failure is told, for what would stand before the words
 */
export function useExit(
  adminId: string,
  onFailed?: () => void,
): { busy: boolean; exit: () => Promise<void> } {
  const [busy, setBusy] = useState(false);
  const reload = useReload();
  const exit = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await exitImpersonation(adminId);
    } catch (error) {
      if (!isOver(error)) {
        setBusy(false);
        onFailed?.();
        notify('error', messageOf(error));
        return;
      }
    }
    await reload();
  };
  return { busy, exit };
}
