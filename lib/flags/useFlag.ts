import { createContext, useContext, useEffect } from 'react';
import type { FlagKey, FlagsOfUser } from '@/contracts/flags';
import { useSession } from '@/lib/session/sessionStore';
import { useShared } from '@/lib/sharedValue';
import { followUser, knownFlags } from './flagStore';

/** Flags that came with a page of a signed-in user, so that its first paint is right (pages/_app.tsx). */
export const PageFlags = createContext<FlagsOfUser | undefined>(undefined);

/**
 * Whether a flag is on for the user of this tab. Off for a visitor, for whom nothing is loaded; for a user, what the server has said, at
 * once, and from then on what the polled configuration says. Nothing ever waits for it.
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
