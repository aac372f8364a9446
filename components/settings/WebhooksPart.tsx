import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { LateContent } from './LateContent';
import { SettingsPart } from './SettingsPart';

const words = copy.webhooks;
const load = () => import('@/components/webhooks');

/** Loads after the page, like the form of notifications. */
export function WebhooksPart({ user }: { user: SessionUser }) {
  return (
    <SettingsPart id="webhooks" title={words.title} lead={words.lead}>
      {user.adminId === undefined ? (
        <LateContent part="webhooks" load={load} notLoaded={words.notLoaded}>
          {({ Webhooks }) => <Webhooks user={user} />}
        </LateContent>
      ) : (
        <p>{copy.ownerOnly}</p>
      )}
    </SettingsPart>
  );
}
