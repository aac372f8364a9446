import { eq } from 'drizzle-orm';
import { pictureFiles, profiles } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';
import type { BackendModule } from '../../module';
import { sweepPictures } from './pictures';
import { forgetProfile } from './profiles';
import { registerProfileRoutes, type ProfileNeeds } from './routes';

/** Not the picture itself: the owner has its address. */
const exportedProfile: ExportedPart = {
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

export const profilesModule: BackendModule<ProfileNeeds> = {
  name: 'profiles',
  needs: { store: true, now: true, files: true },
  routes: registerProfileRoutes,
  prune: async (db, now, { files }) => (files ? sweepPictures(db, files, now) : 0),
  sweepFiles: async ({ store, now, files }) => {
    if (files) await sweepPictures(store.db, files, now());
  },
  tables: [
    {
      table: profiles,
      belongsTo: 'account',
      onForget: forgetProfile,
      exported: exportedProfile,
    },
    // A number and a time; the profile says whose.
    { table: pictureFiles, belongsTo: 'nobody' },
  ],
};
