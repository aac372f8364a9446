import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { MINUTE_MS } from '@/contracts/time';
import { pictureChanges } from '@/lib/session/pictureChanges';
import type { SessionUser } from '@/lib/session/sessionStore';
import { useShared } from '@/lib/sharedValue';
import { color } from '@/styles/theme';
import { avatarSources } from './avatarSources';

/** px, §9. */
const AVATAR_SIZE = 32;

const Disc = styled.span`
  position: relative;
  display: grid;
  place-items: center;
  width: ${AVATAR_SIZE}px;
  height: ${AVATAR_SIZE}px;
  border-radius: 50%;
  overflow: hidden;
  background: ${color.brass2};
  color: ${color.onBrass};
  font-weight: 600;
  img {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;

interface AvatarProps {
  user: SessionUser;
  /** In ms. */
  now: () => number;
}

function Picture({ user, now, changed }: AvatarProps & { changed: number }) {
  const [failures, setFailures] = useState(0);
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setAt(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [now]);
  const source = avatarSources(user, at, changed)[failures];
  if (source === undefined) return null;
  return (
    <img
      key={failures}
      src={source}
      alt=""
      width={AVATAR_SIZE}
      height={AVATAR_SIZE}
      onError={() => setFailures(failures + 1)}
    />
  );
}

/**
 * §3: stored picture, user.image, then the first letter of the email. The letter is always below
 * the picture, to avoid flicker.
 */
export function Avatar({ user, now }: AvatarProps) {
  const changed = useShared(pictureChanges);
  return (
    <Disc aria-hidden="true">
      {[...user.email][0]?.toUpperCase()}
      <Picture key={changed} user={user} now={now} changed={changed} />
    </Disc>
  );
}
