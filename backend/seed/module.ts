import { meta } from '../db/schema';
import type { BackendModule } from '../module';
import { registerLogoRoutes } from './logoRoutes';

export const seedModule: BackendModule = {
  name: 'seed',
  needs: {},
  routes: registerLogoRoutes,
  tables: [{ table: meta, belongsTo: 'nobody' }],
};
