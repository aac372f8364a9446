import { useOwnSessions } from '@/lib/resources/useOwnSessions';
import type { SessionUser } from '@/lib/session/sessionStore';
import { PasswordPart } from './PasswordPart';
import { SessionsPart } from './SessionsPart';

export function OwnerParts({ user }: { user: SessionUser }) {
  const sessions = useOwnSessions(user.username);
  return (
    <>
      <PasswordPart email={user.email} onChanged={sessions.reload} />
      <SessionsPart {...sessions} />
    </>
  );
}
