import { desc, sql } from 'drizzle-orm';
import { toEmailKey } from '../../../contracts/accounts/emailKey';
import { reports } from '../../db/schema';
import type { ExportedPart } from '../../db/tables';

/** Reports name no account. Not the reference: anyone with the address could have written one. */
export const exportedReports: ExportedPart = {
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
