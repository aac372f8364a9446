import type { StoreAndClock } from '../../db/store';
import type { BackendModule } from '../../module';
import { registerProjectListRoutes } from './routes';
import { projectTables } from './tables';

export const projectsModule: BackendModule<StoreAndClock> = {
  name: 'projects',
  needs: { store: true, now: true },
  routes: registerProjectListRoutes,
  tables: projectTables,
};
