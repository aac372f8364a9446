import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { LateContent } from './LateContent';
import { SettingsPart } from './SettingsPart';

const words = copy.profile;
const load = () => import('@/components/profile');

/** Loads after the page, like the password's form. */
export function ProfilePart({ user }: { user: SessionUser }) {
  return (
    <SettingsPart id="profile" title={words.title} lead={words.lead}>
      {user.adminId === undefined ? (
        <LateContent part="profile" load={load} notLoaded={words.notLoaded}>
          {({ Profile }) => <Profile user={user} />}
        </LateContent>
      ) : (
        <p>{copy.ownerOnly}</p>
      )}
    </SettingsPart>
  );
}
