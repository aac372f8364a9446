import { sharedValue, useShared } from '@/lib/sharedValue';
import { rememberSignedIn } from './hint';

/** Specification §3. `adminId` is set during impersonation. */
export interface SessionUser {
  username: string;
  email: string;
  adminId?: string;
  image?: string;
}

/** Specification §4: `loading` until the server's first answer. */
export type SessionState =
  | { status: 'loading'; user?: undefined }
  | { status: 'authenticated'; user: SessionUser }
  | { status: 'unauthenticated'; user?: undefined; byChoice?: boolean };

const LOADING: SessionState = { status: 'loading' };

const session = sharedValue<SessionState>(LOADING);
const endListeners = new Set<(next: SessionState) => void>();

const isSame = (a: SessionState, b: SessionState): boolean =>
  a.status === b.status &&
  a.user?.username === b.user?.username &&
  a.user?.email === b.user?.email &&
  a.user?.adminId === b.user?.adminId &&
  a.user?.image === b.user?.image;

function become(next: SessionState): void {
  const { user } = session.get();
  session.set(next);
  // Another tab can sign in a different user without a sign-out between.
  if (user && user.username !== next.user?.username)
    for (const listener of endListeners) listener(next);
}

export function publishSession(next: SessionState): void {
  if (isSame(session.get(), next)) return;
  rememberSignedIn(next.status === 'authenticated');
  become(next);
}

/** After a sign-in whose user is not known yet: no redirects until the keeper has asked. */
export function expectSession(): void {
  rememberSignedIn(true);
  // A new object, so that answers to older requests do not apply.
  become({ status: 'loading' });
}

export const onSession = session.subscribe;

/** For data that must not outlive the account's session. */
export function onSessionEnd(listener: (next: SessionState) => void): void {
  endListeners.add(listener);
}

export const knownSession = (): SessionState => session.get();

/** Starts as `loading`, until the page has looked for the hint or asked the server. */
export const useSession = (): SessionState => useShared(session);
