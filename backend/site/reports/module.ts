import { desc, sql } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import { reports } from '../../db/schema';
import { type ExportedPart, moved } from '../../db/tables';
import type { BackendModule } from '../../module';
import { reportsRoute } from './adminRoute';
import { registerReportMetrics } from './metrics';
import { forgetReporter, pruneReports } from './pruneReports';
import { reportsCommand } from './reportsCommand';
import { registerReportRoutes, type ReportNeeds } from './routes';

/** Reports name no account. Not the reference: anyone with the address could have written one. */
const exportedReports: ExportedPart = {
  file: 'reports',
  about:
    'Reports of incidents, wrong facts and missing projects that were sent with your e-mail address.',
  read: (db, { email }, most) =>
    db
      .select({
        sentAt: reports.createdAt,
        kind: reports.kind,
        project: reports.projectName,
        about: reports.about,
        occurredOn: reports.occurredOn,
        what: reports.what,
        links: reports.links,
        state: reports.state,
        closedAt: reports.closedAt,
        answer: reports.answer,
      })
      .from(reports)
      .where(sql`lower(${reports.email}) = ${toEmailKey(email)}`)
      .orderBy(desc(reports.createdAt), reports.id)
      .limit(most),
};

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
