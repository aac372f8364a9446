import { Link } from '@/components/ui';
import { useRouter } from 'next/router';
import { useEffect } from 'react';
import styled from 'styled-components';
import { AuthLink } from '@/components/auth';
import { useModule } from '@/lib/hooks/useModule';
import { routes } from '@/lib/routes';
import { useAccountPlace } from '@/lib/session/useAccountPlace';
import { useShell } from '@/lib/shellContext';
import { color, media, radius } from '@/styles/theme';
import { copy } from './copy';

/**
 * Same width in every state, so nothing moves when the session loads. On phones the links are in
 * the drawer.
 */
const Slot = styled.div`
  flex: none;
  display: flex;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  min-width: 158px;
  min-height: 44px;
  white-space: nowrap;
  &[data-only='true'] {
    min-width: 82px;
  }
  > a {
    display: inline-flex;
    align-items: center;
    min-height: 44px;
    padding: 0 14px;
    text-decoration: none;
  }
  > a:hover {
    text-decoration: underline;
    text-underline-offset: 4px;
  }
  .sign-up {
    min-height: 40px;
    border-radius: ${radius.control};
    background: ${color.brass2};
    color: ${color.onBrass};
    font-weight: 600;
    font-size: 14px;
  }
  ${media.phone} {
    min-width: 0 !important;
    > a {
      display: none;
    }
  }
`;
/** The target of the tour's account step, avatar-sized before the avatar loads. */
const Account = styled.div`
  width: 44px;
  height: 44px;
  margin-right: -6px;
  .disc {
    display: block;
    width: 32px;
    height: 32px;
    margin: 6px;
    border-radius: 50%;
    background: ${color.sunk};
  }
`;

const loadSignedIn = () => import(/* webpackChunkName: "signed-in" */ './signedIn');

/** §2: Log In and Sign Up, Sign Up alone, or the avatar menu. */
export function AccountControl() {
  const { isAccount, user } = useAccountPlace();
  const { signUpOnly } = useShell();
  const { pathname } = useRouter();
  const { module, failed, retry } = useModule(loadSignedIn, user !== undefined);
  useEffect(retry, [pathname, retry]);
  // If it fails to load, link to the settings.
  const disc = failed ? (
    <Link className="disc" href={routes.settings} aria-label={copy.account} />
  ) : (
    <span className="disc" />
  );
  return (
    <Slot data-only={signUpOnly}>
      {!isAccount && !signUpOnly && <AuthLink to="login">{copy.login}</AuthLink>}
      {!isAccount && (
        <AuthLink to="signup" className="sign-up">
          {copy.signup}
        </AuthLink>
      )}
      {module && user && !signUpOnly && <module.WatchlistsLink />}
      {isAccount && (
        <Account className="tour-step-1">
          {module && user ? <module.AccountMenu user={user} /> : disc}
        </Account>
      )}
    </Slot>
  );
}
