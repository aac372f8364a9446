import { useState } from 'react';
import { exitImpersonation } from '@/lib/api/impersonation';
import { errorMessage } from '@/lib/errors/errorMessage';
import { RequestError } from '@/lib/errors/RequestError';
import { notify } from '@/lib/notices/notices';
import { copy } from './copy';
import { useReload } from './useReload';

/** The hour is over or the right is gone: nothing to exit, but the page still shows the user. */
const isOver = (error: unknown) =>
  error instanceof RequestError && [401, 404].includes(error.status);

/**
 * Calls the exit action with the admin id, then reloads (specification §4). Ignores presses while
 * busy.
 * @param onFailed runs before the error notice
 */
function useExit(
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
        notify('error', errorMessage(error));
        return;
      }
    }
    await reload();
  };
  return { busy, exit };
}

interface ExitButtonProps {
  /** The id of the admin who is impersonating. */
  adminId: string;
  className?: string;
  onFailed?: () => void;
}

export function ExitButton({ adminId, className, onFailed }: ExitButtonProps) {
  const { busy, exit } = useExit(adminId, onFailed);
  return (
    <button
      type="button"
      data-item
      className={className}
      aria-disabled={busy || undefined}
      aria-busy={busy}
      onClick={() => void exit()}
    >
      {copy.exit}
    </button>
  );
}
