import { useEffect, useState } from 'react';
import { useSession, wasSignedIn, type SessionUser } from './sessionStore';

export interface AccountPlace {
  /** Whether the place belongs to an account instead of the links that lead to one. */
  isAccount: boolean;
  /** Undefined while the account is only expected. */
  user: SessionUser | undefined;
}

/**
 * What stands where an account may stand. Pages are made without a session: until the browser knows, most visitors see the links, and
 * those who were signed in here see that something is coming.
 */
export function useAccountPlace(): AccountPlace {
  const { status, user } = useSession();
  const [expected, setExpected] = useState(false);
  useEffect(() => setExpected(wasSignedIn()), []);
  return { isAccount: status === 'authenticated' || (status === 'loading' && expected), user };
}
