import { useEffect, useRef, useState, type RefObject } from 'react';
import { UnreadAlerts } from '@/components/alert-count';
import { AuthLink } from '@/components/auth';
import { ImpersonationItem } from '@/components/impersonation';
import { PortfolioLink } from '@/components/portfolio-link';
import { SearchBox } from '@/components/search';
import { Brand, Link } from '@/components/ui';
import { ACCOUNT, COMPANY, PRODUCTS, RATINGS, RESOURCES } from '@/lib/navigation';
import { openQuote } from '@/lib/quote/quoteStore';
import { routes } from '@/lib/routes';
import { useSession, type SessionUser } from '@/lib/session/sessionStore';
import { useAccountPlace } from '@/lib/session/useAccountPlace';
import { useSignOut } from '@/lib/session/useSignOut';
import { useShell } from '@/lib/shellContext';
import { copy } from './copy';
import { Sheet } from './Drawer.styles';
import { DrawerSection } from './DrawerSection';
import { closeDrawer, drawerOpener } from './drawerStore';

/** §2. Signing out closes the drawer first, because its result shows on the page. */
function DrawerEnd() {
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

const PRODUCT_LINKS = [...PRODUCTS, ...RATINGS];

/** The native dialog traps the focus and closes on Escape and Android's back. */
function useModal(open: boolean, dialog: RefObject<HTMLDialogElement | null>): void {
  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return undefined;
    element.showModal();
    element.querySelector<HTMLElement>('.close')?.focus();
    const onPress = (event: Event) => {
      if (event.target === element) closeDrawer();
    };
    element.addEventListener('click', onPress);
    return () => {
      element.removeEventListener('click', onPress);
      element.close();
      // Safari does not focus a pressed button, so the dialog cannot restore its focus.
      drawerOpener()?.focus({ preventScroll: true });
    };
  }, [open, dialog]);
}

const leaveForQuote = () => {
  closeDrawer();
  openQuote();
};

type Section = 'account' | 'products' | 'company';

interface AccountSectionProps {
  user: SessionUser;
  open: boolean;
  onToggle: () => void;
}

function AccountSection({ user, open, onToggle }: AccountSectionProps) {
  return (
    <DrawerSection
      label={copy.account}
      links={ACCOUNT}
      open={open}
      onToggle={onToggle}
      noteOf={(href) =>
        href === routes.alerts() && <UnreadAlerts account={user.username} shown={open} />
      }
    >
      {open && (
        <>
          <PortfolioLink listed onLeave={closeDrawer} />
          <ImpersonationItem user={user} listed onLeave={closeDrawer} />
        </>
      )}
    </DrawerSection>
  );
}

/** The mobile drawer (§2). */
export function DrawerDialog({ open }: { open: boolean }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { user } = useSession();
  const [section, setSection] = useState<Section | null>(null);
  useModal(open, dialog);
  useEffect(() => {
    if (open) setSection(null);
  }, [open]);
  const of = (name: Section) => ({
    open: section === name,
    onToggle: () => setSection(section === name ? null : name),
  });
  return (
    <Sheet
      ref={dialog}
      aria-label={copy.label}
      data-large={user !== undefined || section !== null}
      onClose={closeDrawer}
    >
      <div className="bar">
        <Brand />
        <button type="button" className="close" aria-label={copy.close} onClick={closeDrawer}>
          <svg width="18" height="18" viewBox="0 0 18 18" aria-hidden="true">
            <path d="m2 2 14 14M16 2 2 16" stroke="currentColor" strokeWidth="2" />
          </svg>
        </button>
      </div>
      <div className="body">
        <SearchBox variant="nav" slashKey={false} />
        <nav aria-label={copy.navigation}>
          {user && <AccountSection user={user} {...of('account')} />}
          <DrawerSection label={copy.products} links={PRODUCT_LINKS} {...of('products')} />
          <Link href={RESOURCES.href} className="row" onClick={closeDrawer}>
            {RESOURCES.label}
          </Link>
          <DrawerSection label={copy.company} links={COMPANY} {...of('company')} />
          <button type="button" className="row" aria-haspopup="dialog" onClick={leaveForQuote}>
            {copy.quote}
          </button>
        </nav>
        <DrawerEnd />
      </div>
    </Sheet>
  );
}
