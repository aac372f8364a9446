import { Button } from '@/components/ui';
import { useModule } from '@/lib/hooks/useModule';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { Skeleton } from './Settings.styles';
import { SettingsPart } from './SettingsPart';

const words = copy.webhooks;
const load = () => import('@/components/webhooks');

/** Loads after the page, like the form of notifications. */
export function WebhooksPart({ user }: { user: SessionUser }) {
  const isOwner = user.adminId === undefined;
  const { module, failed, retry } = useModule(load, isOwner);
  return (
    <SettingsPart id="webhooks" title={words.title} lead={words.lead}>
      {!isOwner && <p>{copy.ownerOnly}</p>}
      {module && <module.Webhooks user={user} />}
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
      {isOwner && !module && !failed && <Skeleton data-for="webhooks" />}
    </SettingsPart>
  );
}
