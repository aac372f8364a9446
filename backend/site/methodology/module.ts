import type { StoreAndClock } from '../../db/store';
import type { BackendModule } from '../../module';
import { registerMethodologyRoutes } from './routes';

export const methodologyModule: BackendModule<StoreAndClock> = {
  name: 'methodology',
  needs: { store: true, now: true },
  routes: registerMethodologyRoutes,
};
