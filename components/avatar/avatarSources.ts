import type { SessionUser } from '@/lib/session/sessionStore';

const MINUTE_MS = 60_000;

/**
 * Picture URLs, best first (§3): the bucket's by username, then `user.image`. The suffix changes
 * each minute (§9), so that a new picture shows soon.
 */
export function avatarSources({ username, image }: SessionUser, nowMs: number): string[] {
  const bucket = process.env.NEXT_PUBLIC_AVATAR_BUCKET_URL?.replace(/\/$/, '');
  const stored =
    bucket && `${bucket}/${encodeURIComponent(username)}?v=${Math.floor(nowMs / MINUTE_MS)}`;
  return [stored, image].filter((source) => source !== undefined && source !== '') as string[];
}
