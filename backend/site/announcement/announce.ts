import { eq } from 'drizzle-orm';
import type { Announcement } from '../../../contracts/site/announcement';
import { meta } from '../../db/schema';
import type { Store } from '../../db/store';
import { ANNOUNCEMENT_KEY, findOwnAnnouncement } from './findAnnouncement';

export const ANNOUNCE_ACTIONS = ['set', 'clear', 'show'] as const;

export type AnnounceRequest =
  { action: 'set'; announcement: Announcement } | { action: 'clear' | 'show' };

/** @returns the operator's announcement afterwards, or null */
export async function announce(
  { db }: Store,
  request: AnnounceRequest,
): Promise<Announcement | null> {
  if (request.action === 'set') {
    const value = request.announcement;
    await db
      .insert(meta)
      .values({ key: ANNOUNCEMENT_KEY, value })
      .onConflictDoUpdate({ target: meta.key, set: { value } });
  }
  if (request.action === 'clear') await db.delete(meta).where(eq(meta.key, ANNOUNCEMENT_KEY));
  return findOwnAnnouncement(db);
}
