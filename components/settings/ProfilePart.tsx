import { Button } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { Skeleton } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const words = copy.profile;
const load = () => import('@/components/profile');

/** Loads after the page, like the password's form. */
export function ProfilePart({ user }: { user: SessionUser }) {
  const isOwner = user.adminId === undefined;
  const { module, failed, retry } = useModule(load, isOwner);
  return (
    <SettingsPart id="profile" title={words.title} lead={words.lead}>
      {!isOwner && <p>{copy.ownerOnly}</p>}
      {module && <module.Profile user={user} />}
      {failed && (
        <>
          <p className="error" role="alert">
            {words.notLoaded}
          </p>
          <Button type="button" onClick={retry}>
            {copy.retry}
          </Button>
        </>
      )}
      {isOwner && !module && !failed && <Skeleton data-for="profile" />}
    </SettingsPart>
  );
}
