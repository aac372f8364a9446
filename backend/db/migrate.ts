import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { readMigrationFiles } from 'drizzle-orm/migrator';
import { takeLock } from './advisoryLocks';
import { CannotStart } from './CannotStart';
import { readRows, type Database, type Store } from './store';

const MIGRATIONS = join(__dirname, 'migrations');

/** The seven migrations that the baseline replaced. */
export const SEVEN_STEPS = [
  '830730a25c5862338f3f3a1d456ec24f8b9af5940e055f4f77080f62878c2474',
  'b62d0ff95dfe7f41ca9ceab76c5d41772f5a18b01317bfae041d0e9bd5ab3f16',
  'fc7ce12f2b1f2aff9f98d29f427b05d30f7dc2f4913ece050852985292f77ea1',
  'bb944f4b0625fc6cc7e6181a9b7f37c5b1e550300d07a79a9f7f81b5ec2bc1b2',
  'df131917fe0432e61d47b762f86fc7b83199a03705c7a32be396b469ff0235d2',
  '76e23abc4b06e43cfd9f581efd5cdef40e89933b3bee6e32700058fd6d8335fb',
  '31e6150becb0f979fb8e6b2dcd314e47ab58de17f56f238bab34db6aa43b167a',
];
const BASELINE = ['356e3b82495ae371b67e82f832d6493713f0e388d56556d4e9927b9ba4c5eed4'];

/** This version cannot migrate the store's schema. */
export class StoreVersionMismatch extends CannotStart {
  constructor() {
    super(
      'Another version of Plumbline made this store, and this version cannot update it. ' +
        'Nothing was changed. Start the version that made it, or use an empty DATA_DIR or database.',
    );
    this.name = 'StoreVersionMismatch';
  }
}

const sameSet = (some: Set<string>, others: string[]) =>
  some.size === others.length && others.every((one) => some.has(one));

/** First line of a migration that only adds what versions before it do not need to know. */
const OLDER_GO_ON = '-- Versions before this one go on with the store.';

/** A store with all seven old migrations is marked as having the baseline. */
async function readJournal(tx: Database, known: Set<string>): Promise<Set<string>> {
  const rows = await readRows<{ hash: string; olderGoOn: boolean }>(
    tx,
    sql`select hash, older_go_on as "olderGoOn" from schema_migrations`,
  );
  const done = new Set(rows.map((row) => row.hash));
  const isOld = sameSet(done, SEVEN_STEPS);
  const taken = isOld ? new Set(BASELINE) : done;
  const harmless = new Set(rows.filter(({ olderGoOn }) => olderGoOn).map(({ hash }) => hash));
  if ([...taken].some((hash) => !known.has(hash) && !harmless.has(hash)))
    throw new StoreVersionMismatch();
  if (isOld) {
    await tx.execute(sql`delete from schema_migrations`);
    for (const hash of BASELINE)
      await tx.execute(sql`insert into schema_migrations (hash, created_at) values (${hash}, 0)`);
  }
  return taken;
}

/**
 * Runs in one transaction under an advisory lock, so parallel starts migrate once and a killed one
 * leaves no trace.
 * @throws StoreVersionMismatch
 */
export async function migrate(store: Store, folder: string = MIGRATIONS): Promise<number> {
  const files = readMigrationFiles({ migrationsFolder: folder });
  return store.db.transaction(async (tx) => {
    await takeLock(tx, 'migration');
    await tx.execute(sql`create table if not exists schema_migrations (
      hash text primary key, created_at bigint not null, applied_at timestamptz not null default now())`);
    await tx.execute(sql`alter table schema_migrations
      add column if not exists older_go_on boolean not null default false`);
    const done = await readJournal(tx, new Set(files.map((file) => file.hash)));
    let applied = 0;
    for (const file of files) {
      if (done.has(file.hash)) continue;
      for (const statement of file.sql) {
        if (statement.trim()) await tx.execute(sql.raw(statement));
      }
      await tx.execute(
        sql`insert into schema_migrations (hash, created_at, older_go_on)
          values (${file.hash}, ${file.folderMillis}, ${file.sql[0]?.startsWith(OLDER_GO_ON) ?? false})`,
      );
      applied += 1;
    }
    return applied;
  });
}
