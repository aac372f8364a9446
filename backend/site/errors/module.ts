import { errorReports } from '../../db/schema';
import type { BackendModule } from '../../module';
import { registerErrorRoutes, type ErrorNeeds } from './routes';

export const errorsModule: BackendModule<ErrorNeeds> = {
  name: 'errors',
  needs: { store: true, now: true, onUnexpected: true },
  routes: registerErrorRoutes,
  // Reports are scrubbed before they are stored.
  tables: [{ table: errorReports, belongsTo: 'nobody' }],
};
