import { useSyncExternalStore } from 'react';
import styled from 'styled-components';
import { MESSAGES } from '@/lib/errors/catalogue';
import { color } from '@/styles/theme';

const Note = styled.p`
  position: fixed; left: 50%; bottom: 16px; transform: translateX(-50%); z-index: 50; padding: 10px 16px; border-radius: 4px;
  background: ${color.night}; color: ${color.nightInk}; font-size: 14px; width: max-content; max-width: calc(100% - 32px);
`;

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** Says that the connection is gone, and goes when it is back. */
export function OfflineNotice() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine, () => true);
  return <div role="status" aria-live="polite">{!online && <Note>{MESSAGES.offline}</Note>}</div>;
}
