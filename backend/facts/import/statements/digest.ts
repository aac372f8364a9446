/** Finds at once what was handed in before. */
import { createHash } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { statements } from '../../../db/schema';
import { inList, readRows, type Database } from '../../../db/store';

/** How input is read: another number where the same input may mean something else. */
const READING = 1;

/** The first 64 bits of SHA-256. */
export const digestOf = (given: unknown): bigint =>
  createHash('sha256')
    .update(JSON.stringify([READING, given]))
    .digest()
    .readBigInt64BE();

/**
 * Those after which nothing was said of their project.
 * @returns the project by digest
 */
export async function findHandedIn(
  tx: Database,
  digests: readonly bigint[],
): Promise<Map<bigint, string>> {
  if (digests.length === 0) return new Map();
  const rows = await readRows<{ digest: string; project: string }>(
    tx,
    sql`select s.digest::text as digest, s.project_id as project from statements s
      where s.digest = any(${sql.param(digests.map(String))}::bigint[]) and s.stands
        and exists (select 1 from projects p where p.id = s.project_id)
        and not exists (select 1 from statements n
          where n.project_id = s.project_id and n.stands and n.id > s.id)`,
  );
  return new Map(rows.map(({ digest, project }) => [BigInt(digest), project]));
}

/** After changes that are no document: what was handed in before is read again. */
export const forgetDigests = (tx: Database, projectIds: readonly string[]) =>
  tx.update(statements).set({ digest: null }).where(inList(statements.projectId, projectIds));
