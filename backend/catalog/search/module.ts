import { searchChanges } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import type { BackendModule } from '../../module';
import { registerSearchRoutes } from './routes';

export const searchModule: BackendModule<StoreAndClock> = {
  name: 'search',
  needs: { store: true, now: true },
  routes: registerSearchRoutes,
  tables: [{ table: searchChanges, belongsTo: 'nobody' }],
};
