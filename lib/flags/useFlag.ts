import { createContext, useContext, useEffect } from 'react';
import type { FlagKey, FlagsOfUser } from '@/contracts/flags';
import { useSession } from '@/lib/session/sessionStore';
import { useShared } from '@/lib/sharedValue';
import { followUser, knownFlags } from './flagStore';

/** Flags that arrived with a signed-in user's page, for its first paint (pages/_app.tsx). */
export const PageFlags = createContext<FlagsOfUser | undefined>(undefined);

/**
 * Off for visitors, who load nothing. For users: the server's value first, then the polled one.
 * Never waits.
 */
export function useFlag(key: FlagKey): boolean {
  const { status, user } = useSession();
  const ofPage = useContext(PageFlags);
  const known = useShared(knownFlags);
  useEffect(() => (user ? followUser(user) : undefined), [user]);
  const username = status === 'loading' ? ofPage?.username : user?.username;
  if (username === undefined) return false;
  const flags = known?.username === username ? known : ofPage;
  return flags?.username === username && flags.values[key];
}
