import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { AuthLink } from '@/components/auth';
import { useModule } from '@/lib/hooks/useModule';
import { useSession, wasSignedIn } from '@/lib/session/sessionStore';
import { color, media, radius } from '@/styles/theme';
import { copy } from './copy';

/** As wide in every state: nothing moves when the browser learns who is signed in. In the shared header (data-narrow) there is room for one link below desktop width. */
const Slot = styled.div`
  flex: none; display: flex; align-items: center; justify-content: flex-end; gap: 4px; width: 172px; min-height: 44px; white-space: nowrap;
  a { display: inline-flex; align-items: center; min-height: 44px; padding: 0 14px; text-decoration: none; }
  a:hover { text-decoration: underline; text-underline-offset: 4px; }
  .sign-up { border-radius: ${radius.control}; background: ${color.brass2}; color: ${color.onBrass}; font-weight: 600; font-size: 14px; }
  .disc { width: 32px; height: 32px; border-radius: 50%; background: ${color.sunk}; }
  ${media.phone} { width: auto; a { padding: 0 12px; font-size: 14px; } }
  [data-narrow] > & { ${media.tablet} { width: 60px; .sign-up { display: none; } a { padding: 0; } } ${media.phone} { width: 44px; } }
`;

const loadMenu = () => import('./AccountMenu');

/**
 * Log In and Sign Up, or the account of whoever is signed in. Pages are made without a session: until the browser knows, most visitors
 * see the links, and those who were signed in here see that something is coming.
 */
export function AccountControl() {
  const { status, user } = useSession();
  const [expected, setExpected] = useState(false);
  useEffect(() => setExpected(wasSignedIn()), []);
  const { module } = useModule(loadMenu, status === 'authenticated');
  const isAccount = status === 'authenticated' || (status === 'loading' && expected);
  return (
    <Slot className="tour-step-1">
      {!isAccount && <><AuthLink to="login">{copy.login}</AuthLink><AuthLink to="signup" className="sign-up">{copy.signup}</AuthLink></>}
      {isAccount && (module && user ? <module.AccountMenu email={user.email} /> : <span className="disc" />)}
    </Slot>
  );
}
