import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { CannotStart } from './CannotStart';
import { readRows, type Database } from './store';

const PAGE_BYTES = 8_192;

/** The least size of each file without which PGlite would make a new database, or crash. */
const NEEDED = [
  ['PG_VERSION', 1],
  ['global/pg_control', PAGE_BYTES],
  ['global/pg_filenode.map', 1],
] as const;

export class StoreDamaged extends CannotStart {
  constructor(directory: string, reason: string, options?: ErrorOptions) {
    super(
      `The store in ${directory} is damaged (${reason}). ` +
        'Restore DATA_DIR from a backup, or move this directory away to start with an empty store.',
      options,
    );
  }
}

/** @throws StoreDamaged before PGlite would write into it */
export function assertFilesWhole(directory: string): void {
  for (const [name, least] of NEEDED) {
    const stats = statSync(join(directory, name), { throwIfNoEntry: false });
    if (!stats) throw new StoreDamaged(directory, `${name} is missing`);
    if (stats.size < least) throw new StoreDamaged(directory, `${name} is cut short`);
  }
  const segments = readdirSync(join(directory, 'pg_wal')).filter((name) =>
    /^[0-9A-F]{24}$/.test(name),
  );
  if (segments.length === 0) throw new StoreDamaged(directory, 'pg_wal is empty');
}

/**
 * PostgreSQL takes a table whose file was cut short for a smaller table. An index is never empty,
 * and a table with an entry in its index neither.
 * @throws StoreDamaged
 */
export async function assertTablesWhole(db: Database, directory: string): Promise<void> {
  const [cut] = await readRows<{ name: string }>(
    db,
    sql`
    with sized as (
      select c.oid, c.relname, c.relkind, c.relpages, pg_relation_size(c.oid) as bytes
      from pg_class c where c.relkind in ('r', 'i', 't') and c.relpersistence = 'p')
    select s.relname as name from sized s
    where s.bytes % ${PAGE_BYTES} <> 0
      or s.bytes < s.relpages::bigint * ${PAGE_BYTES}
      or (s.relkind = 'i' and s.bytes = 0)
      or (s.relkind = 'r' and s.bytes = 0 and exists (
        select 1 from pg_index i join sized x on x.oid = i.indexrelid join pg_class c on c.oid = x.oid
          join pg_am am on am.oid = c.relam
        where i.indrelid = s.oid and am.amname = 'btree' and x.bytes > ${PAGE_BYTES}))
    limit 1`,
  );
  if (cut) throw new StoreDamaged(directory, `the file of ${cut.name} is cut short`);
}
