import type { ReactNode } from 'react';
import { DataExport, dataExportCopy } from '@/components/data-export';
import { ThemeSwitch } from '@/components/ui';
import { Contents } from '@/components/ui/page';
import { useModule } from '@/lib/hooks/useModule';
import { useOwnSessions } from '@/lib/resources/useOwnSessions';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { DeletePart } from './DeletePart';
import { LateContent } from './LateContent';
import { FormColumn, Page, Part, Skeleton } from './Settings.styles';
import { SessionsPart } from './SessionsPart';
import { SettingsPart } from './SettingsPart';
import { SurveyPart } from './SurveyPart';
import { TourPart } from './TourPart';

const loadForm = () => import('./PasswordForm');
const loadProfile = () => import('@/components/profile');
const loadNotifications = () => import('@/components/notifications');
const loadWebhooks = () => import('@/components/webhooks');
const loadWallets = () => import('@/components/wallets');

interface OwnPartProps {
  id: string;
  words: { title: string; lead: string };
  isOwner: boolean;
  children?: ReactNode;
}

/** Staff who act as the user see that it is there. */
const OwnPart = ({ id, words, isOwner, children }: OwnPartProps) => (
  <SettingsPart id={id} title={words.title} lead={words.lead}>
    {isOwner ? children : <p>{copy.ownerOnly}</p>}
  </SettingsPart>
);

interface LatePartProps<T extends object> {
  id: 'profile' | 'notifications' | 'webhooks';
  isOwner: boolean;
  load: () => Promise<T>;
  children: (module: T) => ReactNode;
}

/** Loads after the page: its controls are heavy. */
const LatePart = <T extends object>({ id, isOwner, load, children }: LatePartProps<T>) => (
  <OwnPart id={id} words={copy[id]} isOwner={isOwner}>
    <LateContent part={id} load={load} notLoaded={copy[id].notLoaded}>
      {children}
    </LateContent>
  </OwnPart>
);

/** The form loads after the page. */
function OwnerParts({ user }: { user: SessionUser }) {
  const sessions = useOwnSessions(user.username);
  return (
    <>
      <OwnPart id="password" words={copy.password} isOwner>
        <FormColumn>
          <LateContent part="password" load={loadForm} notLoaded={copy.password.notLoaded}>
            {({ PasswordForm }) => <PasswordForm email={user.email} onChanged={sessions.reload} />}
          </LateContent>
        </FormColumn>
      </OwnPart>
      <SessionsPart {...sessions} />
    </>
  );
}

/** With the flag `portfolio` only: its words load with it. */
function WalletsPart({ user }: { user: SessionUser }) {
  const { module } = useModule(loadWallets, true);
  if (module) return <module.ConnectedWallets user={user} Frame={SettingsPart} />;
  return (
    <Part as="div">
      <div />
      <Skeleton data-for="wallets" />
    </Part>
  );
}

export interface SettingsScreenProps {
  user: SessionUser;
  /** The flag. */
  portfolio?: boolean;
}

/** In page order. */
const SECTIONS = [
  { id: 'profile-title', label: copy.profile.title },
  { id: 'email-title', label: copy.email.title },
  { id: 'password-title', label: copy.password.title },
  { id: 'sessions-title', label: copy.sessions.title },
  { id: 'notifications-title', label: copy.notifications.title },
  { id: 'webhooks-title', label: copy.webhooks.title },
  { id: 'wallets-title', label: copy.wallets },
  { id: 'theme-title', label: copy.theme.title },
  { id: 'survey-title', label: copy.survey.title },
  { id: 'tour-title', label: copy.tour.title },
  { id: 'data-title', label: dataExportCopy.title },
  { id: 'delete-title', label: copy.deletion.title },
] as const;

export function SettingsScreen({ user, portfolio = false }: SettingsScreenProps) {
  const isOwner = user.adminId === undefined;
  return (
    <Page>
      <h1>{copy.title}</h1>
      <div className="columns">
        <Contents items={SECTIONS.filter(({ id }) => portfolio || id !== 'wallets-title')} />
        <div>
          <LatePart id="profile" isOwner={isOwner} load={loadProfile}>
            {({ Profile }) => <Profile user={user} />}
          </LatePart>
          <SettingsPart id="email" title={copy.email.title} lead={copy.email.lead}>
            <p>{user.email}</p>
          </SettingsPart>
          {isOwner ? (
            <OwnerParts user={user} />
          ) : (
            (['password', 'sessions'] as const).map((id) => (
              <OwnPart key={id} id={id} words={copy[id]} isOwner={false} />
            ))
          )}
          <LatePart id="notifications" isOwner={isOwner} load={loadNotifications}>
            {({ Notifications }) => <Notifications user={user} />}
          </LatePart>
          <LatePart id="webhooks" isOwner={isOwner} load={loadWebhooks}>
            {({ Webhooks }) => <Webhooks user={user} />}
          </LatePart>
          {portfolio && <WalletsPart user={user} />}
          <SettingsPart id="theme" title={copy.theme.title} lead={copy.theme.lead}>
            <ThemeSwitch />
          </SettingsPart>
          <SurveyPart user={user} />
          <TourPart />
          <OwnPart id="data" words={dataExportCopy} isOwner={isOwner}>
            <DataExport account={user.username} />
          </OwnPart>
          <DeletePart user={user} />
        </div>
      </div>
    </Page>
  );
}
