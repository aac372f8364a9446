import type { StoreAndClock } from '../../db/store';
import type { BackendModule } from '../../module';
import { registerDataStateRoutes } from './routes';

export const dataStateModule: BackendModule<StoreAndClock> = {
  name: 'data-state',
  needs: { store: true, now: true },
  routes: registerDataStateRoutes,
};
