import { useState } from 'react';
import { Button, Hidden } from '@/components/ui';
import { unsubscribe } from '@/lib/api/alerts';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { useNotifications } from '@/lib/resources/useNotifications';
import type { SessionUser } from '@/lib/session/sessionStore';
import { copy } from './copy';
import { NotificationForm } from './NotificationForm';
import { Skeleton, Stop } from './Notifications.styles';
import { isOwn } from './values';

/** How alerts are mailed, and the feeds of the lists. For the owner of the account. */
export function Notifications({ user }: { user: SessionUser }) {
  const { settings, error, reload } = useNotifications(user.username);
  const [stops, setStops] = useState(0);
  const [stopping, setStopping] = useState(false);
  if (!settings || !isOwn(settings))
    return error === undefined ? (
      <>
        <Hidden role="status">{copy.loading}</Hidden>
        <Skeleton />
      </>
    ) : (
      <>
        <p className="error" role="alert">
          {errorMessage(error)}
        </p>
        <Button type="button" onClick={() => void reload().catch(() => undefined)}>
          {copy.retry}
        </Button>
      </>
    );
  const stop = async (id: string) => {
    if (stopping) return;
    setStopping(true);
    try {
      await unsubscribe(id);
      await reload();
      setStops((count) => count + 1);
      notify('success', copy.stopped);
    } catch (failure) {
      notify('error', errorMessage(failure));
    } finally {
      setStopping(false);
    }
  };
  const { id, unsubscribedAt } = settings;
  return (
    <>
      <NotificationForm
        key={stops}
        account={user.username}
        email={settings.email ?? user.email}
        settings={settings}
        onSaved={() => void reload().catch(() => undefined)}
      />
      {id !== null && unsubscribedAt === null && (
        <Stop>
          <Button type="button" aria-busy={stopping} onClick={() => void stop(id)}>
            {copy.stop}
          </Button>
        </Stop>
      )}
    </>
  );
}
