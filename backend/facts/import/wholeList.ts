import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { imports } from '../../db/schema';
import type { ImportRun } from './run';

/** Of the rows of an earlier run that was not undone; a shorter list is a part of it. */
const LEAST_SHARE = 0.8;

/** Why a list that is always given whole was read in part; undefined if it was not. */
export async function findShrunk(run: ImportRun): Promise<string | undefined> {
  const { read } = run.tally.counts();
  const [longest] = await run.store.db
    .select({ rows: sql<number | null>`max((${imports.summary}->>'read')::int)` })
    .from(imports)
    .where(
      and(eq(imports.kind, run.kind), isNull(imports.undoneAt), ne(imports.id, run.runId ?? 0)),
    );
  return read < (longest?.rows ?? 0) * LEAST_SHARE
    ? `it has ${read} rows, and had ${longest?.rows} before`
    : undefined;
}
