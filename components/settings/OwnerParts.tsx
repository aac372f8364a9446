import { useOwnSessions } from '@/lib/resources/useOwnSessions';
import type { SessionUser } from '@/lib/session/sessionStore';
import { PasswordPart } from './PasswordPart';
import { SessionsPart } from './SessionsPart';

/** What only the owner of an account sees of it and changes: the password, and where it is signed in. */
export function OwnerParts({ user }: { user: SessionUser }) {
  const sessions = useOwnSessions(user.username);
  return (
    <>
      <PasswordPart email={user.email} onChanged={sessions.reload} />
      <SessionsPart {...sessions} />
    </>
  );
}
