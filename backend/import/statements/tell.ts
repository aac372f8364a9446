/** Keeps what is told, and before it what others wrote since. */
import { statements } from '../../db/schema';
import { inList, type Database } from '../../db/store';
import type { FileDocument } from '../compose/document';
import type { Stored } from '../differ/diff';
import { sameFacts } from '../store/rows';
import { loadStatements, othersSince, type Statement } from './statements';

export interface Telling {
  document: FileDocument;
  /** Before it is written. */
  stored: Stored;
  /** Its rows go back with the merge that came with it. */
  isMoved: boolean;
  /** It changes rows. */
  isNews: boolean;
}

const isAgain = (document: FileDocument, { document: { seq: _, ...stands } }: Statement) =>
  sameFacts({ ...stands, seq: 0 }, document);

/** Call it before the rows are written. What was told of a project that is gone no longer stands. */
export async function tell(
  tx: Database,
  told: readonly Telling[],
  importId: number | undefined,
): Promise<void> {
  if (told.length === 0) return;
  const ids = ({ isNew }: { isNew: boolean }) =>
    told
      .filter(({ stored }) => (stored.state === undefined) === isNew)
      .map(({ document }) => document.project);
  await tx
    .update(statements)
    .set({ stands: false })
    .where(inList(statements.projectId, ids({ isNew: true })));
  const before = await loadStatements(tx, ids({ isNew: false }));
  const rows = told.flatMap(({ document, stored, isMoved, isNews }) => {
    const { project: projectId } = document;
    const standing = before.get(projectId) ?? [];
    if (!isNews && standing.some((one) => isAgain(document, one))) return [];
    const others = othersSince(projectId, standing, stored);
    const own = { projectId, importId: isMoved ? null : (importId ?? null), document };
    return others ? [{ projectId, importId: null, document: others }, own] : [own];
  });
  if (rows.length > 0) await tx.insert(statements).values(rows);
}
