/** The table of documents. */
import { and, asc, sql } from 'drizzle-orm';
import { statements } from '../../../db/schema';
import { inList, type Database } from '../../../db/store';
import { compose } from '../compose/compose';
import { editsBetween } from '../compose/edits';
import type { Document, Edits } from '../compose/document';
import { ofRows } from '../compose/ofRows';
import type { Stored } from '../differ/diff';
import { loadObservations, loadStates, newestOfEach, type ProjectState } from '../store/load';
import { unpack } from './packed';

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
  document: unpack(document, { project: projectId, seq: id }),
});

/** Not those whose rows go back with a merge. */
export const IS_COMPOSED = sql`document ->> 'byRows' is null`;

/** Those that stand, by project, oldest first. */
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

/** By project; those that are gone have none. */
export type StoredOf = ReadonlyMap<string, Stored>;

export async function loadStored(tx: Database, ids: readonly string[]): Promise<StoredOf> {
  const states = await loadStates(tx, ids);
  const observations = await loadObservations(tx, [...states.keys()]);
  const toStored = (id: string, state: ProjectState): Stored => ({
    ...{ state, observations: observations.get(id) ?? [] },
  });
  return new Map([...states].map(([id, state]) => [id, toStored(id, state)]));
}

/** What others wrote since the newest document: kept before the next one. */
export function othersSince(
  project: string,
  standing: readonly Statement[],
  { state, observations }: Stored,
): Edits | undefined {
  if (!state) return undefined;
  const rows = ofRows(state, newestOfEach(observations));
  const before = compose(standing.map(({ document }) => document));
  const edits = editsBetween(project, before, rows);
  return edits && { ...edits, seq: Infinity };
}

/** Documents of both stay as they are: what each said before cannot be taken back by itself any more. */
export async function moveStatements(tx: Database, from: string, into: string): Promise<void> {
  await tx.execute(sql`update statements set project_id = ${into},
    document = jsonb_build_object('project', project_id) || document where project_id = ${from}`);
  const mark = { form: 1, project: into, speaker: 'others', head: {}, isWhole: false, rows: {} };
  await tx.execute(sql`insert into statements (project_id, document)
    select ${into}, ${JSON.stringify({ ...mark, merged: from })}::jsonb
    where exists (select 1 from statements where project_id = ${into} and stands)`);
}

/** Takes the move back, and the mark of the way back, which votes may have gone. */
export async function moveStatementsBack(tx: Database, from: string, into: string): Promise<void> {
  await tx.execute(sql`delete from statements
    where project_id in (${from}, ${into})
      and (document ->> 'project', document ->> 'merged') in ((${into}, ${from}), (${from}, ${into}))`);
  await tx.execute(sql`update statements set project_id = ${from}
    where project_id = ${into} and document ->> 'project' = ${from}`);
  await tx.execute(sql`update corrections set project_id = ${from}
    where project_id = ${into} and said_of = ${from}`);
}
