import type { SessionUser } from '@/lib/session/sessionStore';

const MINUTE_MS = 60_000;

/**
 * Where a picture of somebody may be, best first (specification §3): the storage bucket's, keyed by username, with a suffix that is
 * another one each minute (§9), so that a new picture is seen soon; then `user.image`.
 * @param nowMs the clock
 * @returns nothing where no bucket is configured and the account has no image
 */
export function avatarSources({ username, image }: SessionUser, nowMs: number): string[] {
  const bucket = process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL?.replace(/\/$/, '');
  const stored =
    bucket && `${bucket}/${encodeURIComponent(username)}?v=${Math.floor(nowMs / MINUTE_MS)}`;
  return [stored, image].filter((source) => source !== undefined && source !== '') as string[];
}
