/** The table of documents. */
import { and, asc, sql } from 'drizzle-orm';
import { statements } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import { compose } from '../compose/compose';
import { editsBetween } from '../compose/edits';
import type { Composed, Document } from '../compose/document';
import { ofRows } from '../compose/toDocument';
import type { Stored } from '../differ/diff';
import { newestOfEach } from '../store/load';

export interface Statement {
  id: number;
  projectId: string;
  /** Null: no run takes it back. */
  importId: number | null;
  document: Document;
}

export const toStatement = ({
  id,
  projectId,
  importId,
  document,
}: typeof statements.$inferSelect): Statement => ({
  ...{ id, projectId, importId },
  document: { ...(document as Document), seq: id },
});

/** Not those whose rows go back with a merge. */
export const IS_COMPOSED = sql`document ->> 'byRows' is null`;

/** Those that stand, by project, in the order of telling. */
export async function loadStatements(
  tx: Database,
  ids: readonly string[],
): Promise<Map<string, Statement[]>> {
  const rows = await tx
    .select()
    .from(statements)
    .where(and(inList(statements.projectId, ids), statements.stands))
    .orderBy(asc(statements.id));
  return Map.groupBy(rows.map(toStatement), ({ projectId }) => projectId);
}

/** Rows of a merged project keep the id that they were told under. */
function atProject(project: string, { head, aliases, bounty, ...lists }: Composed): Composed {
  const owned = Object.entries(lists).map(([list, rows]) => [
    list,
    rows.map((row) => ({ ...row, projectId: project })),
  ]);
  const own = bounty && { ...bounty, projectId: project };
  return { head, aliases, bounty: own, ...(Object.fromEntries(owned) as typeof lists) };
}

export function composeAt(project: string, told: readonly Document[]): Composed | undefined {
  const record = compose(told);
  return record && atProject(project, record);
}

/** What others wrote since the newest document, to be told before the next. */
export function othersSince(
  project: string,
  told: readonly Statement[],
  { state, observations }: Stored,
): Document | undefined {
  if (!state) return undefined;
  const rows = ofRows(state, newestOfEach(observations));
  const before = composeAt(
    project,
    told.map(({ document }) => document),
  );
  const edits = editsBetween(project, before, rows);
  return edits && { ...edits, seq: Infinity };
}
