import type { BackendModule } from '../../module';
import type { Pool } from './pool';
import { prunePool } from './prunePool';
import { registerIdentityRoutes } from './routes';
import { poolTables } from './tables';

export interface IdentityNeeds {
  pool?: Pool;
}

export const identityModule: BackendModule<IdentityNeeds> = {
  name: 'identity',
  needs: { pool: true },
  routes: (app, { pool }) => {
    if (pool) registerIdentityRoutes(app, pool);
  },
  prune: prunePool,
  tables: poolTables,
};
