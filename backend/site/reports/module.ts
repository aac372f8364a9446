import { reports } from '../../db/schema';
import { moved } from '../../db/tables';
import type { BackendModule } from '../../module';
import { reportsRoute } from './adminRoute';
import { exportedReports } from './exported';
import { registerReportMetrics } from './metrics';
import { forgetReporter, pruneReports } from './pruneReports';
import { reportsCommand } from './reportsCommand';
import { registerReportRoutes, type ReportNeeds } from './routes';

export const reportsModule: BackendModule<ReportNeeds> = {
  name: 'reports',
  needs: { store: true, now: true, logger: true, mail: true, reports: true },
  routes: registerReportRoutes,
  admin: { reports: reportsRoute },
  prune: pruneReports,
  metrics: registerReportMetrics,
  commands: { reports: reportsCommand },
  tables: [
    {
      table: reports,
      belongsTo: 'project',
      onMerge: moved(reports, reports.projectId),
      onForget: forgetReporter,
      exported: exportedReports,
    },
  ],
};
