import { useState } from 'react';
import { Button } from '@/components/ui';
import { NotYet } from '@/components/ui/page';
import { unsubscribe } from '@/lib/api/alerts';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { useNotifications } from '@/lib/resources/useNotifications';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { NotificationForm } from './NotificationForm';
import { Skeleton, Stop } from './Notifications.styles';
import { isOwn } from './values';

interface StopMailsProps {
  /** Of the settings. */
  id: string;
  /** Shows what holds then. Throws when it fails. */
  onStopped: () => Promise<void>;
}

function StopMails({ id, onStopped }: StopMailsProps) {
  const [busy, setBusy] = useState(false);
  const stop = async () => {
    if (busy) return;
    setBusy(true);
    try {
      await unsubscribe(id);
      notify('success', copy.stopped);
      await onStopped();
    } catch (failure) {
      notify('error', errorMessage(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <Stop>
      <Button type="button" aria-busy={busy} onClick={() => void stop()}>
        {copy.stop}
      </Button>
    </Stop>
  );
}

/** How alerts are mailed, and the feeds of the lists. For the owner of the account. */
export function Notifications({ user }: { user: SessionUser }) {
  const { settings, error, reload } = useNotifications(user.username);
  const [stops, setStops] = useState(0);
  const reloadQuietly = () => void reload().catch(() => undefined);
  if (settings && isOwn(settings))
    return (
      <>
        <NotificationForm
          key={stops}
          account={user.username}
          email={settings.email ?? user.email}
          settings={settings}
          onSaved={reloadQuietly}
        />
        {settings.id !== null && settings.unsubscribedAt === null && (
          <StopMails
            id={settings.id}
            onStopped={async () => {
              await reload();
              setStops((count) => count + 1);
            }}
          />
        )}
      </>
    );
  return (
    <NotYet error={error} words={copy.loading} onRetry={reloadQuietly}>
      <Skeleton />
    </NotYet>
  );
}
