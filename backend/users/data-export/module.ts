import { desc, eq } from 'drizzle-orm';
import { dataExports } from '../../db/schema';
import { deletedBy, type ExportedPart } from '../../db/tables';
import type { BackendModule } from '../../module';
import { exportJob, exportSchedule, type DataExportNeeds } from './exportJob';
import { pruneExports } from './exports';
import { registerDataExportRoutes } from './routes';

const exportedExports: ExportedPart = {
  file: 'archives',
  about: 'When you asked for archives like this one in the last day.',
  read: (db, { account }, most) =>
    db
      .select({ askedAt: dataExports.askedAt })
      .from(dataExports)
      .where(eq(dataExports.account, account))
      .orderBy(desc(dataExports.askedAt))
      .limit(most),
};

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
