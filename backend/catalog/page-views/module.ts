import { sql } from 'drizzle-orm';
import { pageViews, pageViewTotals } from '../../db/schema';
import type { StoreAndClock } from '../../db/store';
import { deletedBy, movedUnlessAlike } from '../../db/tables';
import type { BackendModule } from '../../module';
import { exportedViews } from './exported';
import { prunePageViews } from './pageViews';
import { registerPageViewRoutes } from './routes';

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
