import { useFlag } from '@/lib/flags/useFlag';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { ExitButton } from './ExitButton';
import { openTool } from './toolStore';

interface ImpersonationItemProps {
  user: SessionUser;
  listed?: boolean;
  /** Runs when the tool opens or the exit fails: closes the menu and restores the focus. */
  onLeave: () => void;
}

/**
 * Impersonate or Exit Impersonation (specification §2). Render it in an open menu only: reading the
 * flag loads the polling client.
 */
export function ImpersonationItem({ user, listed = false, onLeave }: ImpersonationItemProps) {
  const isOn = useFlag('impersonationTool');
  if (user.adminId === undefined && !isOn) return null;
  const className = listed ? 'row' : undefined;
  const open = () => {
    onLeave();
    // Wait until the menu closes and focuses its button: the dialog returns the focus there.
    setTimeout(openTool);
  };
  const button =
    user.adminId !== undefined ? (
      <ExitButton adminId={user.adminId} className={className} onFailed={onLeave} />
    ) : (
      <button type="button" data-item className={className} aria-haspopup="dialog" onClick={open}>
        {copy.item}
      </button>
    );
  return listed ? <li>{button}</li> : button;
}
