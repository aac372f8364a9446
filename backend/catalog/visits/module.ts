import type { StoreAndClock } from '../../db/store';
import type { BackendModule } from '../../module';
import { registerVisitRoutes } from './routes';

export const visitsModule: BackendModule<StoreAndClock> = {
  name: 'visits',
  needs: { store: true, now: true },
  routes: registerVisitRoutes,
};
