import { useRef, useState } from 'react';
import { avatarSources } from '@/components/avatar';
import { Button } from '@/components/ui';
import type { Profile } from '@/contracts/profiles/profiles';
import { deletePicture } from '@/lib/api/profiles';
import { now } from '@/lib/clock';
import { errorMessage } from '@/lib/errors/errorMessage';
import { notify } from '@/lib/notices/notices';
import { pictureChanges } from '@/lib/session/pictureChanges';
import type { SessionUser } from '@/lib/session/sessionStore';
import { useShared } from '@/lib/sharedValue';
import { copy } from './copy';
import { PictureBox } from './Profile.styles';
import { PictureChooser } from './PictureChooser';
import { useChosenPicture } from './useChosenPicture';

const SIDE = 96;

/** The stored picture, larger than in the header; the letter where there is none. */
function PictureShown({ user, pictureAt }: { user: SessionUser; pictureAt: string | null }) {
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

const words = copy.picture;

interface PicturePartProps {
  user: SessionUser;
  profile: Profile;
  onChanged: (profile: Profile) => void;
}

function useDeletion(onDone: (profile: Profile) => void) {
  const [busy, setBusy] = useState(false);
  const [message, setMessage] = useState<string>();
  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setMessage(undefined);
    try {
      onDone(await deletePicture());
    } catch (error) {
      setMessage(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, message, remove };
}

export function PicturePart({ user, profile, onChanged }: PicturePartProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useChosenPicture();
  const done = (text: string) => (changed: Profile) => {
    chosen.close();
    onChanged(changed);
    notify('success', text);
    heading.current?.focus();
  };
  const deletion = useDeletion(done(words.deleted));
  const { editor } = chosen;
  return (
    <PictureBox>
      <h3 ref={heading} tabIndex={-1}>
        {words.title}
      </h3>
      {editor ? (
        <editor.CropEditor
          bitmap={editor.bitmap}
          onSaved={done(words.uploaded)}
          onCancel={() => {
            chosen.close();
            heading.current?.focus();
          }}
        />
      ) : (
        <PictureChooser
          busy={chosen.opening}
          label={profile.pictureAt === null ? words.choose : words.replace}
          error={chosen.error ?? deletion.message}
          onFile={chosen.open}
          shown={<PictureShown user={user} pictureAt={profile.pictureAt} />}
        >
          {profile.pictureAt !== null && (
            <Button type="button" aria-busy={deletion.busy} onClick={() => void deletion.remove()}>
              {words.delete}
            </Button>
          )}
        </PictureChooser>
      )}
    </PictureBox>
  );
}
