import { eq } from 'drizzle-orm';
import { sources } from '../../../db/schema';
import type { Database } from '../../../db/store';
import { toFacts } from '../projects/findSource';
import type { Source } from '../projects/record';
import { sourceKey } from '../store/rows';
import { findSources } from '../store/sources';

export interface Move {
  /** In the record. */
  key: string;
  from: Source;
  to: Source;
}

/**
 * The source of an earlier look becomes that of this one, and every fact that cites it with it:
 * nothing is appended. Its title has the project, so that nobody else's facts cite it. Left as it is
 * where the store has the later source already.
 */
export async function moveForward(tx: Database, move: Move): Promise<void> {
  const [from, to] = [toFacts(move.from), toFacts(move.to)];
  const ids = await findSources(tx, [from, to]);
  const id = ids.get(sourceKey(from));
  if (id === undefined || ids.has(sourceKey(to))) return;
  await tx
    .update(sources)
    .set({ ...to, title: from.title })
    .where(eq(sources.id, id));
}
