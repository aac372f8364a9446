import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { LateContent } from './LateContent';
import { SettingsPart } from './SettingsPart';

const words = copy.notifications;
const load = () => import('@/components/notifications');

/** Loads after the page, like the password's form. */
export function NotificationsPart({ user }: { user: SessionUser }) {
  return (
    <SettingsPart id="notifications" title={words.title} lead={words.lead}>
      {user.adminId === undefined ? (
        <LateContent part="notifications" load={load} notLoaded={words.notLoaded}>
          {({ Notifications }) => <Notifications user={user} />}
        </LateContent>
      ) : (
        <p>{copy.ownerOnly}</p>
      )}
    </SettingsPart>
  );
}
