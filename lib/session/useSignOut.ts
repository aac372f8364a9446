import { useState } from 'react';
import { AUTH_MESSAGES } from '@/lib/errors/authCatalogue';
import { notify } from '@/lib/notices/notices';
import { signOutHere } from './signIn';

/**
 * Signing out from a button: how it ended is told in the words of specification §8; a press while one is running is ignored.
 * @param onEnded called before it is told, with whether it worked, for what would stand before the words
 */
export function useSignOut(onEnded?: (done: boolean) => void): {
  busy: boolean;
  signOut: () => Promise<void>;
} {
  const [busy, setBusy] = useState(false);
  const signOut = async () => {
    if (busy) return;
    setBusy(true);
    const done = await signOutHere();
    setBusy(false);
    onEnded?.(done);
    notify(
      done ? 'success' : 'error',
      done ? AUTH_MESSAGES.signedOut : AUTH_MESSAGES.signOutFailed,
    );
  };
  return { busy, signOut };
}
