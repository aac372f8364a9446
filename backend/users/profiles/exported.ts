import { eq } from 'drizzle-orm';
import { profiles } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

/** Not the picture itself: the owner has its address. */
export const exportedProfile: ExportedPart = {
  file: 'profile',
  about: 'Your display name, and when you last changed it or your picture.',
  read: (db, { account }) =>
    db
      .select({
        displayName: profiles.displayName,
        pictureAt: profiles.pictureAt,
        updatedAt: profiles.updatedAt,
      })
      .from(profiles)
      .where(eq(profiles.account, account)),
};
