import { Button, Hidden } from '@/components/ui';
import { errorMessage } from '@/lib/errors/errorMessage';
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
  if (error === undefined)
    return (
      <>
        <Hidden role="status">{copy.loading}</Hidden>
        <Skeleton />
      </>
    );
  return (
    <>
      <p className="error" role="alert">
        {errorMessage(error)}
      </p>
      <Button type="button" onClick={reload}>
        {copy.retry}
      </Button>
    </>
  );
}
