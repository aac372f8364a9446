import { dataExportCopy } from '@/components/data-export';
import { ThemeSwitch } from '@/components/ui';
import { Contents } from '@/components/ui/page';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { DataPart } from './DataPart';
import { DeletePart } from './DeletePart';
import { NotificationsPart } from './NotificationsPart';
import { OwnerParts } from './OwnerParts';
import { ProfilePart } from './ProfilePart';
import { Page } from './Settings.styles';
import { SettingsPart } from './SettingsPart';
import { SurveyPart } from './SurveyPart';
import { TourPart } from './TourPart';
import { WebhooksPart } from './WebhooksPart';
import { WalletsPart } from './WalletsPart';

export interface SettingsScreenProps {
  user: SessionUser;
  /** The flag. */
  portfolio?: boolean;
}

/** In page order. */
const SECTIONS = [
  { id: 'profile', title: copy.profile.title },
  { id: 'email', title: copy.email.title },
  { id: 'password', title: copy.password.title },
  { id: 'sessions', title: copy.sessions.title },
  { id: 'notifications', title: copy.notifications.title },
  { id: 'webhooks', title: copy.webhooks.title },
  { id: 'wallets', title: copy.wallets },
  { id: 'theme', title: copy.theme.title },
  { id: 'survey', title: copy.survey.title },
  { id: 'tour', title: copy.tour.title },
  { id: 'data', title: dataExportCopy.title },
  { id: 'delete', title: copy.deletion.title },
] as const;

const ContentsList = ({ portfolio }: { portfolio: boolean }) => (
  <Contents aria-labelledby="contents-title">
    <p id="contents-title">{copy.contents}</p>
    <ul>
      {SECTIONS.filter(({ id }) => portfolio || id !== 'wallets').map(({ id, title }) => (
        <li key={id}>
          <a href={`#${id}-title`}>{title}</a>
        </li>
      ))}
    </ul>
  </Contents>
);

export function SettingsScreen({ user, portfolio = false }: SettingsScreenProps) {
  return (
    <Page>
      <h1>{copy.title}</h1>
      <div className="columns">
        <ContentsList portfolio={portfolio} />
        <div>
          <ProfilePart user={user} />
          <SettingsPart id="email" title={copy.email.title} lead={copy.email.lead}>
            <p>{user.email}</p>
          </SettingsPart>
          {user.adminId === undefined ? (
            <OwnerParts user={user} />
          ) : (
            <>
              <SettingsPart id="password" title={copy.password.title} lead={copy.password.lead}>
                <p>{copy.ownerOnly}</p>
              </SettingsPart>
              <SettingsPart id="sessions" title={copy.sessions.title} lead={copy.sessions.lead}>
                <p>{copy.ownerOnly}</p>
              </SettingsPart>
            </>
          )}
          <NotificationsPart user={user} />
          <WebhooksPart user={user} />
          {portfolio && <WalletsPart user={user} />}
          <SettingsPart id="theme" title={copy.theme.title} lead={copy.theme.lead}>
            <ThemeSwitch />
          </SettingsPart>
          <SurveyPart user={user} />
          <TourPart />
          <DataPart user={user} />
          <DeletePart user={user} />
        </div>
      </div>
    </Page>
  );
}
