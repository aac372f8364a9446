import { Link } from '@/components/ui';
import styled from 'styled-components';
import { AccountName } from '@/components/account-name';
import { UnreadAlerts } from '@/components/alert-count';
import { Avatar } from '@/components/avatar';
import { ImpersonationItem } from '@/components/impersonation';
import { PortfolioLink } from '@/components/portfolio-link';
import { now } from '@/lib/clock';
import { focusContent } from '@/lib/focusContent';
import { ACCOUNT } from '@/lib/navigation';
import { routes } from '@/lib/routes';
import type { SessionUser } from '@/lib/session/sessionStore';
import { useSignOut } from '@/lib/session/useSignOut';
import { color } from '@/styles/theme';
import { copy } from './copy';
import { Panel } from './Header.styles';
import { useDisclosure } from '@/lib/hooks/useDisclosure';

const Frame = styled.div`
  position: relative;
  .opener {
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
  .panel {
    right: 6px;
    width: 240px;
  }
  .email {
    margin-bottom: 4px;
    padding: 8px 12px 12px;
    border-bottom: 1px solid ${color.line2};
    font-size: 14px;
    font-weight: 600;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`;

const ALERTS = routes.alerts();

export function AccountMenu({ user }: { user: SessionUser }) {
  const { open, around, button, list, close } = useDisclosure();
  const leave = () => {
    around.ref.current?.querySelector('button')?.focus();
    close();
  };
  const { busy, signOut } = useSignOut((done) => {
    if (done) focusContent();
  });
  return (
    <Frame {...around}>
      <button {...button} className="opener" aria-label={`${copy.account}: ${user.email}`}>
        <Avatar key={user.username} user={user} now={now} />
      </button>
      <Panel {...list} className="panel">
        <p className="email">
          <AccountName account={user.username} shown={open} />
          {user.email}
        </p>
        {ACCOUNT.map(({ href, label }) => (
          <Link key={href} href={href} data-item onClick={close}>
            {label}
            {href === ALERTS && <UnreadAlerts account={user.username} shown={open} />}
          </Link>
        ))}
        {open && <PortfolioLink onLeave={close} />}
        {open && <ImpersonationItem user={user} onLeave={leave} />}
        <button
          type="button"
          data-item
          aria-disabled={busy || undefined}
          onClick={() => void signOut()}
        >
          {copy.signOut}
        </button>
      </Panel>
    </Frame>
  );
}
