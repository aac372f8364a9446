import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { rowsOf, type Store } from './store';

/** Where the migrations lie: beside the sources, and copied beside the built backend. */
const MIGRATIONS = join(__dirname, 'migrations');

/**
 * Brings the store to the newest schema, in one transaction under an advisory lock, so that two processes that start at
 * once do not run a migration twice and a killed one leaves nothing half done.
 */
export async function migrate(store: Store, folder: string = MIGRATIONS): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder });
  return store.db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(7207501)`);
    await tx.execute(sql`create table if not exists schema_migrations (
      hash text primary key, created_at bigint not null, applied_at timestamptz not null default now())`);
    const done = new Set(
      (await rowsOf<{ hash: string }>(tx, sql`select hash from schema_migrations`)).map(
        (row) => row.hash,
      ),
    );
    let applied = 0;
    for (const file of files) {
      if (done.has(file.hash)) continue;
      for (const statement of file.sql) {
        if (statement.trim()) await tx.execute(sql.raw(statement));
      }
      await tx.execute(
        sql`insert into schema_migrations (hash, created_at) values (${file.hash}, ${file.folderMillis})`,
      );
      applied += 1;
    }
    return applied;
  });
}
