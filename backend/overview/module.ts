import type { StoreAndClock } from '../db/store';
import type { BackendModule } from '../module';
import { registerOverviewRoutes } from './routes';

export const overviewModule: BackendModule<StoreAndClock> = {
  name: 'overview',
  needs: { store: true, now: true },
  routes: registerOverviewRoutes,
};
