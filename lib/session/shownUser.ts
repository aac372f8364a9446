import { createContext, useContext } from 'react';
import { useSession, type SessionUser } from './sessionStore';

/** The user that a page of a signed-in user came with (pages/_app.tsx); undefined on pages that are made without a session. */
export const PageUser = createContext<SessionUser | undefined>(undefined);

/** Who is signed in: as the page says until the session has answered, so that its first paint is right; from then on as the session says. */
export function useShownUser(): SessionUser | undefined {
  const { status, user } = useSession();
  const ofPage = useContext(PageUser);
  return status === 'loading' ? ofPage : user;
}
