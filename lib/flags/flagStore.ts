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
  count: number;
  stop: () => void;
}
let following: Following | undefined;

function begin(user: SessionUser): Following {
  let end: (() => void) | undefined;
  let over = false;
  following?.stop();
  const begun: Following = {
    user,
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
        end = followFlags(toFlagUser(user), (values) =>
          knownFlags.set({ username: user.username, values, by: 'browser' }),
        );
    })
    .catch(() => begun.stop());
  following = begun;
  return begun;
}

/** @returns a function that ends it */
export function followUser(user: SessionUser): () => void {
  const mine = following?.user === user ? following : begin(user);
  mine.count += 1;
  let left = false;
  return () => {
    if (left) return;
    left = true;
    mine.count -= 1;
    if (mine.count === 0) mine.stop();
  };
}
