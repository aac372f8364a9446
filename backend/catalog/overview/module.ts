import type { StoreAndClock } from '../../db/store';
import { securityAlerts } from '../../db/schema';
import type { BackendModule } from '../../module';
import { alertReader } from './alertReader';
import { registerOverviewRoutes } from './routes';

export const overviewModule: BackendModule<StoreAndClock> = {
  name: 'overview',
  needs: { store: true, now: true },
  routes: registerOverviewRoutes,
  subscribers: () => [alertReader],
  // An alert follows its rating.
  tables: [{ table: securityAlerts, belongsTo: 'nobody' }],
};
