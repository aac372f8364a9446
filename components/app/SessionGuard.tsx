import { useRouter } from 'next/router';
import { useEffect } from 'react';
import { routes } from '@/lib/routes';
import { useSession } from '@/lib/session/sessionStore';

const OF_A_USER = /^\/my(\/|$)/;

/**
 * When the session ends, leaves /my: for home after signing out here, else for the login and back.
 */
export function SessionGuard() {
  const session = useSession();
  const { pathname, asPath, replace } = useRouter();
  useEffect(() => {
    if (session.status !== 'unauthenticated' || !OF_A_USER.test(pathname)) return;
    void replace(session.byChoice ? routes.home : routes.loginAgain(asPath));
  }, [session, pathname, asPath, replace]);
  return null;
}
