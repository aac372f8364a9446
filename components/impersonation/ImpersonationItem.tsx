import { useFlag } from '@/lib/flags/useFlag';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { ExitButton } from './ExitButton';
import { openTool } from './toolStore';

interface ImpersonationItemProps {
  user: SessionUser;
  /** It is a row of a list. */
  listed?: boolean;
  /** It opens the tool, or cannot exit: closes the menu that it stands in, and gives the focus back. */
  onLeave: () => void;
}

/**
 * The entry of an account's menu (specification §2): Impersonate where the flag is on for the user, Exit Impersonation while acting; else
 * nothing. Rendered in an open menu only: looking at a flag loads the client that polls.
 */
export function ImpersonationItem({ user, listed = false, onLeave }: ImpersonationItemProps) {
  const isOn = useFlag('impersonationTool');
  if (user.adminId === undefined && !isOn) return null;
  const className = listed ? 'row' : undefined;
  const open = () => {
    onLeave();
    // When the menu is gone and its button has the focus: that is what the dialog gives it back to.
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
