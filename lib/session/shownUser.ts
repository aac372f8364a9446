import { createContext, useContext } from 'react';
import { useSession, type SessionUser } from './sessionStore';

export const PageUser = createContext<SessionUser | undefined>(undefined);

/** The page's user until the session has loaded, so that the first paint is right. */
export function useShownUser(): SessionUser | undefined {
  const { status, user } = useSession();
  const ofPage = useContext(PageUser);
  return status === 'loading' ? ofPage : user;
}
