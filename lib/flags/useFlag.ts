import { createContext, useContext, useEffect } from 'react';
import type { FlagKey, UserFlags } from '@/contracts/flags';
import { useSession } from '@/lib/session/sessionStore';
import { useShared } from '@/lib/sharedValue';
import { followUser, knownFlags } from './flagStore';

/** For a signed-in user's first paint (pages/_app.tsx). */
export const PageFlags = createContext<UserFlags | undefined>(undefined);

/** The server's value first, then the polled one. Always off for visitors. */
export function useFlag(key: FlagKey): boolean {
  const { status, user } = useSession();
  const ofPage = useContext(PageFlags);
  const known = useShared(knownFlags);
  const username = status === 'loading' ? ofPage?.username : user?.username;
  const flags = known?.username === username ? known : ofPage;
  const country = flags?.country;
  useEffect(() => (user ? followUser(user, country) : undefined), [user, country]);
  if (username === undefined) return false;
  return flags?.username === username && flags.values[key];
}
