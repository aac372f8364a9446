import { useState } from 'react';
import { AUTH_MESSAGES } from '@/lib/errors/authCatalogue';
import { notify } from '@/lib/notices/notices';

/** @param onEnded called before the notice, to remove what would cover it */
export function useSignOut(onEnded?: (done: boolean) => void): {
  busy: boolean;
  signOut: () => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    const done = await import('./signIn')
      .then(({ signOutHere }) => signOutHere())
      .catch(() => false);
    setBusy(false);
    onEnded?.(done);
    notify(
      done ? 'success' : 'error',
      done ? AUTH_MESSAGES.signedOut : AUTH_MESSAGES.signOutFailed,
    );
  };
  return { busy, signOut };
}
