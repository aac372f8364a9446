import { profiles } from '../db/schema';
import { deletedBy } from '../db/tables';
import type { BackendModule } from '../module';
import { Pictures } from './pictures';
import { registerProfileRoutes, type ProfileNeeds } from './routes';

export const profilesModule: BackendModule<ProfileNeeds> = {
  name: 'profiles',
  needs: { store: true, now: true, files: true },
  routes: registerProfileRoutes,
  forgetFiles: async ({ files }, { account }) => {
    if (files && Pictures.isAccount(account)) await new Pictures(files).delete(account);
  },
  tables: [
    {
      table: profiles,
      belongsTo: 'account',
      onForget: deletedBy(profiles, profiles.account, 'account'),
    },
  ],
};
