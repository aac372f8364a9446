import Link from 'next/link';
import type { MouseEvent, ReactNode } from 'react';
import { Linked } from './Auth.styles';
import { useAuthSetting } from './authContext';
import { dispatch } from './authFlow';
import { authHref } from './authHref';
import { isPlainClick } from './isPlainClick';

interface StepLinkProps {
  to: 'login' | 'signup' | 'forgot-password';
  /** What is typed as address so far: the next form begins with it. */
  email: string;
  children: ReactNode;
}

/**
 * From one form to another. Forms that have a page are links: followed from page to page, so that the browser's back button works as
 * it does everywhere, and answered in place by the modal.
 */
export function StepLink({ to, email, children }: StepLinkProps) {
  const { place, page, callbackUrl } = useAuthSetting();
  const turn = () => dispatch({ type: 'switched', to, email: email.trim() });
  if (to === 'forgot-password' || page === to)
    return (
      <Linked type="button" onClick={turn}>
        {children}
      </Linked>
    );
  const onClick = (event: MouseEvent) => {
    if (!isPlainClick(event)) return;
    if (place === 'page') {
      dispatch({ type: 'closed', place, email: email.trim() });
    } else {
      event.preventDefault();
      turn();
    }
  };
  return (
    <Link href={authHref(to, callbackUrl)} prefetch={false} onClick={onClick}>
      {children}
    </Link>
  );
}
