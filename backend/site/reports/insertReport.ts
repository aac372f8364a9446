import { eq } from 'drizzle-orm';
import { REPORT_MESSAGES, type ReportForm } from '../../../contracts/reports/reports';
import { projectAliases, projects, reports } from '../../db/schema';
import type { Database } from '../../db/store';
import { Problem } from '../../http/problem';
import { insertMail } from '../../delivery/mail';
import { newReference } from './newReference';
import { reportMail } from './reportMail';

/** Without an address, reports are only stored. */
export interface ReportReader {
  to: string | undefined;
  siteUrl: string | undefined;
}

/** The form sends a report again when the answer was lost. */
export async function findReference(db: Database, id: string): Promise<string | undefined> {
  const [row] = await db
    .select({ reference: reports.reference })
    .from(reports)
    .where(eq(reports.id, id));
  return row?.reference;
}

interface Named {
  projectId: string | null;
  projectName: string;
}

/**
 * The listed project, under its new id if it was merged or renamed.
 * @throws Problem `invalid-input` for an id of nothing
 */
async function findProject(db: Database, { project, projectName }: ReportForm): Promise<Named> {
  if (project === '') return { projectId: null, projectName };
  const [alias] = await db
    .select({ to: projectAliases.projectId })
    .from(projectAliases)
    .where(eq(projectAliases.alias, project));
  const [row] = await db
    .select({ projectId: projects.id, projectName: projects.name })
    .from(projects)
    .where(eq(projects.id, alias?.to ?? project));
  if (row) return row;
  throw new Problem('invalid-input', 'Some input is not valid.', {
    fields: [{ path: 'body.projectName', message: REPORT_MESSAGES.chosen }],
  });
}

/**
 * Stores a report with its message to the operator, both or neither. A repeat stores nothing.
 * @returns the report's reference
 * @throws Problem `invalid-input` for an unknown project
 */
export async function insertReport(
  db: Database,
  id: string,
  form: ReportForm,
  { to, siteUrl }: ReportReader,
  now: Date,
): Promise<string> {
  const { project: _, projectName: _typed, email, ...words } = form;
  return db.transaction(async (tx) => {
    const named = await findProject(tx, form);
    for (;;) {
      const reference = newReference();
      const row = {
        ...words,
        ...named,
        id,
        reference,
        email: email || null,
        state: 'received' as const,
        createdAt: now.toISOString(),
      };
      const stored = await tx
        .insert(reports)
        .values(row)
        .onConflictDoNothing()
        .returning({ id: reports.id });
      if (stored.length > 0) {
        if (to === undefined) return reference;
        const mailId = await insertMail(tx, to, reportMail(row, siteUrl), now);
        await tx.update(reports).set({ mailId }).where(eq(reports.id, id));
        return reference;
      }
      // Else another report has the reference.
      const repeated = await findReference(tx, id);
      if (repeated !== undefined) return repeated;
    }
  });
}
