import { NotYet } from '@/components/ui/page';
import { useProfile } from '@/lib/resources/useProfile';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { NameForm } from './NameForm';
import { PicturePart } from './PicturePart';
import { Skeleton } from './Profile.styles';

/** Display name and picture. For the owner of the account. */
export function Profile({ user }: { user: SessionUser }) {
  const { profile, error, show, reload } = useProfile(user.username);
  if (profile)
    return (
      <>
        <NameForm displayName={profile.displayName} onSaved={show} />
        <PicturePart user={user} profile={profile} onChanged={show} />
      </>
    );
  return (
    <NotYet error={error} words={copy.loading} onRetry={reload}>
      <Skeleton />
    </NotYet>
  );
}
