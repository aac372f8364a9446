import { useSyncExternalStore } from 'react';
import { Float } from '@/components/ui';
import { MESSAGES } from '@/lib/errors/catalogue';

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

export function OfflineNotice() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status" aria-live="polite">
      {!online && <Float style={{ bottom: 16, pointerEvents: 'none' }}>{MESSAGES.offline}</Float>}
    </div>
  );
}
