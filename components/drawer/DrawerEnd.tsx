import { AuthLink } from '@/components/auth';
import { useAccountPlace } from '@/lib/session/useAccountPlace';
import { useSignOut } from '@/lib/session/useSignOut';
import { useShell } from '@/lib/shellContext';
import { copy } from './copy';
import { closeDrawer } from './drawerStore';

/** §2. Signing out closes the drawer first, because its result shows on the page. */
export function DrawerEnd() {
  const { isAccount, user } = useAccountPlace();
  const { signUpOnly } = useShell();
  const { busy, signOut } = useSignOut(closeDrawer);
  if (isAccount)
    return (
      <div className="ways">
        {user && (
          <button type="button" aria-disabled={busy || undefined} onClick={() => void signOut()}>
            {copy.signOut}
          </button>
        )}
      </div>
    );
  return (
    <div className="ways">
      {!signUpOnly && <AuthLink to="login">{copy.login}</AuthLink>}
      <AuthLink to="signup" className="sign-up">
        {copy.signup}
      </AuthLink>
    </div>
  );
}
