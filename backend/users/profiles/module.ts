import { pictureFiles, profiles } from '../../db/schema';
import type { BackendModule } from '../../module';
import { exportedProfile } from './exported';
import { sweepPictures } from './pictures';
import { forgetProfile } from './profiles';
import { registerProfileRoutes, type ProfileNeeds } from './routes';

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
