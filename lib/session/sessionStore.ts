import { sharedValue, useShared } from '@/lib/sharedValue';
import { KEYS, readLocal, writeLocal } from '@/lib/storage/local';

/** Who is signed in (specification §3). `adminId` is set while somebody acts as this user; `image` is a picture that the identity provider knows. */
export interface SessionUser {
  username: string;
  email: string;
  adminId?: string;
  image?: string;
}

/** Specification §4: loading until the server has answered for the first time. */
export type SessionState =
  | { status: 'loading'; user?: undefined }
  | { status: 'authenticated'; user: SessionUser }
  /** `byChoice`: signed out in this very tab. */
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
  // Also where another one comes without a sign-out between: two tabs can log in one over the other.
  if (user && user.username !== next.user?.username)
    for (const listener of endListeners) listener(next);
}

/** Told by the keeper of the session (components/app/SessionKeeper) whenever next-auth has news. */
export function publishSession(next: SessionState): void {
  if (isSame(session.get(), next)) return;
  writeLocal(KEYS.signedIn, next.status === 'authenticated' ? 'yes' : null);
  become(next);
}

/** After a log-in that was good while nobody has said yet whose it is: the keeper asks, and until then nobody is sent away. */
export function expectSession(): void {
  writeLocal(KEYS.signedIn, 'yes');
  // Another one each time: an answer that was asked for before is none to this.
  become({ status: 'loading' });
}

/** @returns what ends it */
export const onSession = session.subscribe;

/** For what is kept in the tab and must not outlive the session of the account that left it there. @param listener told what came in its place */
export function onSessionEnd(listener: (next: SessionState) => void): void {
  endListeners.add(listener);
}

/** The session as it was last published. */
export const knownSession = (): SessionState => session.get();

/** Whether this browser was signed in when it last knew. Says nothing about now, and names nobody. */
export const wasSignedIn = (): boolean => readLocal(KEYS.signedIn) !== null;

/**
 * The session as this tab knows it. Pages are made without one, and next-auth's client is loaded once they are at rest, so that every
 * component starts with `loading` and no page waits for it.
 */
export const useSession = (): SessionState => useShared(session);
