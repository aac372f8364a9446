import { Link } from '@/components/ui';
import type { MouseEvent, ReactNode } from 'react';
import { Linked } from './Auth.styles';
import { useAuthSetting } from './authContext';
import { dispatch } from './authFlow';
import { isPlainClick } from '@/lib/isPlainClick';
import { routes } from '@/lib/routes';
import { STEP, type STEPS } from './stepInUrl';

function authHref(
  page: 'login' | 'signup',
  callbackUrl: string = routes.home,
  step?: keyof typeof STEPS,
): string {
  const query = new URLSearchParams({
    ...(step && { [STEP]: step }),
    ...(callbackUrl !== routes.home && { callbackUrl }),
  }).toString();
  return query === '' ? routes[page] : `${routes[page]}?${query}`;
}

const CODE_STEPS = { 'verify-email': 'verify', 'reset-forgotten-password': 'reset' } as const;

interface StepLinkProps {
  to: 'login' | 'signup' | 'forgot-password' | keyof typeof CODE_STEPS;
  /** As typed so far; the next form starts with it. */
  email: string;
  children: ReactNode;
}

/**
 * Forms with a page are links, so that the back button works; the modal switches in place, and so
 * does a page to the steps that take a code.
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
    if (place === 'page' && (to === 'login' || to === 'signup')) {
      dispatch({ type: 'closed', place, email: email.trim() });
    } else {
      event.preventDefault();
      turn();
    }
  };
  const href =
    to === 'login' || to === 'signup'
      ? authHref(to, callbackUrl)
      : authHref('login', callbackUrl, CODE_STEPS[to]);
  return (
    <Link href={href} onClick={onClick}>
      {children}
    </Link>
  );
}
