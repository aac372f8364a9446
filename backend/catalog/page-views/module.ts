import { desc, eq, sql } from 'drizzle-orm';
import { pageViews, pageViewTotals } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import { deletedBy, type ExportedPart, movedUnlessAlike } from '../../db/tables';
import type { BackendModule } from '../../module';
import { prunePageViews } from './pageViews';
import { registerPageViewRoutes } from './routes';

const exportedViews: ExportedPart = {
  file: 'page-views',
  about:
    'Project pages viewed under your account. Usually none: views are counted by browser, without an account.',
  read: (db, { visitorKey }, most) =>
    db
      .select({ project: pageViews.projectId, hour: pageViews.hour })
      .from(pageViews)
      .where(eq(pageViews.visitorKey, visitorKey))
      .orderBy(desc(pageViews.hour), pageViews.projectId)
      .limit(most),
};

export const pageViewsModule: BackendModule<StoreAndClock> = {
  name: 'page-views',
  needs: { store: true, now: true },
  routes: registerPageViewRoutes,
  prune: prunePageViews,
  tables: [
    {
      table: pageViews,
      belongsTo: 'project',
      onMerge: movedUnlessAlike(
        pageViews,
        pageViews.projectId,
        pageViews.hour,
        pageViews.visitorKey,
      ),
      onForget: deletedBy(pageViews, pageViews.visitorKey, 'visitorKey'),
      exported: exportedViews,
    },
    // Totals name no one, so views stay counted.
    {
      table: pageViewTotals,
      belongsTo: 'project',
      onMerge: async (tx, from, into) => {
        await tx.execute(sql`
          insert into page_view_totals (project_id, views)
          select ${into}, views from page_view_totals where project_id = ${from}
          on conflict (project_id) do update set views = page_view_totals.views + excluded.views`);
        await tx.execute(sql`delete from page_view_totals where project_id = ${from}`);
      },
    },
  ],
};
