import type { UserFlags } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';
import { sharedValue } from '@/lib/sharedValue';
import { toFlagUser } from './toFlagUser';

type KnownFlags = UserFlags & { by: 'server' | 'browser' };

export const knownFlags = sharedValue<KnownFlags | undefined>(undefined);

/** Ignored while this tab polls for the same user. */
export function publishFlags(flags: UserFlags): void {
  const known = knownFlags.get();
  if (known?.by === 'browser' && known.username === flags.username) return;
  knownFlags.set({ ...flags, by: 'server' });
}

interface Following {
  user: SessionUser;
  country: string | undefined;
  count: number;
  stop: () => void;
}
let following: Following | undefined;

function begin(user: SessionUser, country: string | undefined): Following {
  let end: (() => void) | undefined;
  let over = false;
  following?.stop();
  const begun: Following = {
    user,
    country,
    count: 0,
    stop() {
      if (over) return;
      over = true;
      end?.();
      if (following === begun) following = undefined;
      const known = knownFlags.get();
      if (known?.by === 'browser') knownFlags.set({ ...known, by: 'server' });
    },
  };
  // On failure, the server's values stay and the next caller retries.
  import('./followFlags')
    .then(({ followFlags }) => {
      if (!over)
        end = followFlags(toFlagUser(user, { country }), (values) =>
          knownFlags.set({ username: user.username, values, country, by: 'browser' }),
        );
    })
    .catch(() => begun.stop());
  following = begun;
  return begun;
}

/**
 * @param country as the server knows it
 * @returns a function that ends it
 */
export function followUser(user: SessionUser, country?: string): () => void {
  const mine =
    following?.user === user && following.country === country ? following : begin(user, country);
  mine.count += 1;
  let left = false;
  return () => {
    if (left) return;
    left = true;
    mine.count -= 1;
    if (mine.count === 0) mine.stop();
  };
}
