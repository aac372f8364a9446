import type { Pool } from '../identity';
import type { BackendModule } from '../../module';
import { registerChooserRoutes } from './google/routes';

export interface StandInNeeds {
  pool?: Pool;
}

/** Run-time stand-ins for a developer's machine. Those of tests are in testing/ and e2e/support. */
export const standInsModule: BackendModule<StandInNeeds> = {
  name: 'stand-ins',
  needs: { pool: true },
  routes: (app, { pool }) => {
    if (pool?.domain?.hasChooser) registerChooserRoutes(app, pool, pool.domain);
  },
};
