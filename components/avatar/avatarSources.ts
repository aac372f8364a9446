import { MINUTE_MS } from '@/contracts/time';
import type { SessionUser } from '@/lib/session/sessionStore';

/** This site's own store (pages/pictures). */
const OWN = '/pictures';

/**
 * Picture URLs, best first (§3): the stored one by username, then `user.image`. The suffix changes
 * each minute (§9), and with `changed` at once.
 */
export function avatarSources(
  { username, image }: SessionUser,
  nowMs: number,
  changed = 0,
): string[] {
  const bucket = process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL?.replace(/\/$/, '') || OWN;
  const version = `${Math.floor(nowMs / MINUTE_MS)}${changed > 0 ? `.${changed}` : ''}`;
  const stored = `${bucket}/${encodeURIComponent(username)}?v=${version}`;
  return image ? [stored, image] : [stored];
}
