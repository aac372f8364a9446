import { desc, eq } from 'drizzle-orm';
import { pageViews } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

export const exportedViews: ExportedPart = {
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
