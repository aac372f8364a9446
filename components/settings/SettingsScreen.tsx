import { useOwnSessions } from '@/lib/resources/useOwnSessions';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { PasswordPart } from './PasswordPart';
import { SessionsPart } from './SessionsPart';
import { Page } from './Settings.styles';
import { SettingsPart } from './SettingsPart';
import { TourPart } from './TourPart';

export interface SettingsScreenProps { user: SessionUser }

/** What a signed-in user sees and changes of their own account. */
export function SettingsScreen({ user }: SettingsScreenProps) {
  const sessions = useOwnSessions(user.username);
  return (
    <Page>
      <h1>{copy.title}</h1>
      <SettingsPart id="email" title={copy.email.title} lead={copy.email.lead}><p>{user.email}</p></SettingsPart>
      <PasswordPart email={user.email} onChanged={sessions.reload} />
      <SessionsPart {...sessions} />
      <TourPart />
    </Page>
  );
}
