import type { StoreAndClock } from '../db/store';
import type { BackendModule } from '../module';
import { registerOpenDataRoutes } from './routes';

export const openDataModule: BackendModule<StoreAndClock> = {
  name: 'open-data',
  needs: { store: true, now: true },
  routes: registerOpenDataRoutes,
};
