import { dataExports } from '../../db/schema';
import { deletedBy } from '../../db/tables';
import type { BackendModule } from '../../module';
import { exportedExports } from './exported';
import { exportJob, exportSchedule, type DataExportNeeds } from './exportJob';
import { pruneExports } from './exports';
import { registerDataExportRoutes } from './routes';

/** Archives of what the site keeps about an account, for its owner. */
export const dataExportModule: BackendModule<DataExportNeeds> = {
  name: 'data-export',
  needs: { store: true, now: true, logger: true, exportedTables: true, send: true },
  routes: registerDataExportRoutes,
  jobs: (given) => [exportJob(given)],
  schedules: () => [exportSchedule],
  prune: pruneExports,
  tables: [
    {
      table: dataExports,
      belongsTo: 'account',
      onForget: deletedBy(dataExports, dataExports.account, 'account'),
      exported: exportedExports,
    },
  ],
};
