import { copy } from './copy';
import { useExit } from './useExit';

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
