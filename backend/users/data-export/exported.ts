import { desc, eq } from 'drizzle-orm';
import { dataExports } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

export const exportedExports: ExportedPart = {
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
