import { useEffect, useState } from 'react';
import { wasSignedIn } from './hint';
import { useSession, type SessionUser } from './sessionStore';

export interface AccountPlace {
  isAccount: boolean;
  /** Undefined while only expected. */
  user: SessionUser | undefined;
}

/** Until the session is known, visitors see links; those signed in before see a placeholder. */
export function useAccountPlace(): AccountPlace {
  const { status, user } = useSession();
  const [expected, setExpected] = useState(false);
  useEffect(() => setExpected(wasSignedIn()), []);
  return { isAccount: status === 'authenticated' || (status === 'loading' && expected), user };
}
