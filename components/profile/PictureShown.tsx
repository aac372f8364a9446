import { avatarSources } from '@/components/avatar';
import { now } from '@/lib/clock';
import { pictureChanges } from '@/lib/session/pictureChanges';
import type { SessionUser } from '@/lib/session/sessionStore';
import { useShared } from '@/lib/sharedValue';
import { copy } from './copy';

const SIDE = 96;

/** The stored picture, larger than in the header; the letter where there is none. */
export function PictureShown({ user, pictureAt }: { user: SessionUser; pictureAt: string | null }) {
  const changed = useShared(pictureChanges);
  return (
    <div className="shown">
      {pictureAt === null ? (
        <span role="img" aria-label={copy.picture.none}>
          {[...user.email][0]?.toUpperCase()}
        </span>
      ) : (
        <img
          src={avatarSources(user, now(), changed)[0]}
          alt={copy.picture.yours}
          width={SIDE}
          height={SIDE}
        />
      )}
    </div>
  );
}
