import { sql } from 'drizzle-orm';
import { readRows, textArray, type Database } from '../../db/store';

export interface Issue {
  /** How many records are nothing but tokens of it. */
  issuedCount: number;
  /** Name of the project of which it is a token. */
  issuedBy: string | null;
}

/** The columns of an Issue, of a project under the name `p`. */
export const ISSUE_COLUMNS = sql`
  (select count(*)::int from issued_records where issuer_id = p.id) as "issuedCount",
  (select i.name from issued_records r join projects i on i.id = r.issuer_id where r.project_id = p.id) as "issuedBy"`;

/** Reads by key: cheap for the rows of one page. */
export async function listIssues(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, Issue>> {
  if (ids.length === 0) return new Map();
  const rows = await readRows<Issue & { id: string }>(
    db,
    sql`select p.id, ${ISSUE_COLUMNS} from projects p where p.id = any(${textArray(ids)})`,
  );
  return new Map(rows.map(({ id, ...issue }) => [id, issue]));
}
