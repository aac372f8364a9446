import { profiles } from '../db/schema';
import { deletedBy } from '../db/tables';
import type { BackendModule } from '../module';
import { registerProfileRoutes, type ProfileNeeds } from './routes';

export const profilesModule: BackendModule<ProfileNeeds> = {
  name: 'profiles',
  needs: { store: true, now: true, files: true },
  routes: registerProfileRoutes,
  tables: [
    {
      table: profiles,
      belongsTo: 'account',
      onForget: deletedBy(profiles, profiles.account, 'account'),
    },
  ],
};
