import type { FlagsOfUser } from '@/contracts/flags';
import type { SessionUser } from '@/lib/session/sessionStore';
import { sharedValue } from '@/lib/sharedValue';
import { flagUserOf } from './flagUserOf';

/** Flags of the user of this tab, and who has evaluated them last. */
type KnownFlags = FlagsOfUser & { by: 'server' | 'browser' };

export const knownFlags = sharedValue<KnownFlags | undefined>(undefined);

/** Told with each answer about the session. While this tab polls for the same user, it knows better. */
export function publishFlags(flags: FlagsOfUser): void {
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
  // Should it not be had, the values of the server stay, and the next one who needs a flag asks again.
  import('./followFlags')
    .then(({ followFlags }) => {
      if (!over)
        end = followFlags(flagUserOf(user), (values) =>
          knownFlags.set({ username: user.username, values, by: 'browser' }),
        );
    })
    .catch(() => begun.stop());
  following = begun;
  return begun;
}

/** Polls for a user for as long as something shown needs a flag. @returns what says that it needs none any more */
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
