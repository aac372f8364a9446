import { useEffect, useState } from 'react';
import { useSession, wasSignedIn, type SessionUser } from './sessionStore';

export interface AccountPlace {
  /** Show an account, not the sign-in links. */
  isAccount: boolean;
  /** Undefined while only expected. */
  user: SessionUser | undefined;
}

/**
 * What to show where an account may be. Until the session is known, most visitors see links; those
 * signed in before see a placeholder.
 */
export function useAccountPlace(): AccountPlace {
  const { status, user } = useSession();
  const [expected, setExpected] = useState(false);
  useEffect(() => setExpected(wasSignedIn()), []);
  return { isAccount: status === 'authenticated' || (status === 'loading' && expected), user };
}
