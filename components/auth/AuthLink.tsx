import { Link } from '@/components/ui';
import { useRouter } from 'next/router';
import type { MouseEvent, ReactNode } from 'react';
import { routes } from '@/lib/routes';
import { MEDIA } from '@/styles/tokens';
import { leaveFrom } from './cameFrom';
import { isPlainClick } from '@/lib/isPlainClick';
import { loadDialogAhead } from './loadDialog';
import { openAuth } from './openAuth';

interface AuthLinkProps {
  to: 'login' | 'signup';
  className?: string;
  /** Called before the link opens in this tab. */
  onFollow?: () => void;
  children: ReactNode;
}

/** §2: opens the modal on large screens, navigates on narrow ones. */
export function AuthLink({ to, className, onFollow, children }: AuthLinkProps) {
  const { asPath, pathname } = useRouter();
  const opensHere = () =>
    !pathname.startsWith('/auth/') && window.matchMedia(MEDIA.desktop).matches;
  const ahead = () => {
    if (opensHere()) loadDialogAhead();
  };
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    onFollow?.();
    leaveFrom(asPath);
    if (!opensHere()) return;
    event.preventDefault();
    openAuth(to);
  };
  return (
    <Link
      href={routes[to]}
      className={className}
      onClick={onClick}
      onMouseEnter={ahead}
      onFocus={ahead}
    >
      {children}
    </Link>
  );
}
