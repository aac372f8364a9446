import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { migratePgliteIn } from '@/testing/migratedPglite';
import { openEmbedded } from './openStore';
import { readRows } from './store';
import { StoreDamaged } from './wholeStore';

declare const ENGINE: 'pglite' | 'postgres';

jest.setTimeout(120_000);

let dataDir: string;
const inStore = (...path: string[]) => join(dataDir, 'pglite', ...path);
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'plumbline-damage-'));
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

/** @returns the file of a table or index */
async function findFile(name: string): Promise<string> {
  const store = await openEmbedded(dataDir);
  const [row] = await readRows<{ path: string }>(
    store.db,
    sql`select pg_relation_filepath(${name}::regclass) as path`,
  );
  await store.close();
  return inStore(row!.path);
}

const DAMAGE: [string, () => Promise<void>][] = [
  [
    'nothing in it',
    async () => {
      rmSync(inStore(), { recursive: true });
      mkdirSync(inStore());
    },
  ],
  ['no version', async () => rmSync(inStore('PG_VERSION'))],
  ['an empty control file', async () => truncateSync(inStore('global', 'pg_control'), 0)],
  [
    'no log',
    async () =>
      readdirSync(inStore('pg_wal')).forEach((name) =>
        rmSync(inStore('pg_wal', name), { recursive: true }),
      ),
  ],
  ['a table cut short', async () => truncateSync(await findFile('schema_migrations'), 100)],
  [
    'an empty table with a filled index',
    async () => truncateSync(await findFile('schema_migrations'), 0),
  ],
  ['an empty index', async () => truncateSync(await findFile('projects_pkey'), 0)],
];

function modes(directory: string): number[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true }).map(
    (entry) => statSync(join(entry.parentPath, entry.name)).mode & 0o077,
  );
}

(ENGINE === 'pglite' ? describe : describe.skip)('openEmbedded', () => {
  it.each(DAMAGE)('says in one sentence that the store is damaged: %s', async (_, damage) => {
    migratePgliteIn(dataDir);
    await damage();
    const failure = await openEmbedded(dataDir).catch((error: unknown) => error as Error);
    expect(failure).toBeInstanceOf(StoreDamaged);
    expect((failure as Error).message).toMatch(
      /^The store in \S+ is damaged \([^\n]{5,150}\)\. Restore DATA_DIR from a backup, or move this directory away to start with an empty store\.$/,
    );
  });

  it('starts anew where a first start was killed', async () => {
    mkdirSync(join(dataDir, 'pglite.new', 'base'), { recursive: true });
    writeFileSync(join(dataDir, 'pglite.new', 'PG_VERSION'), '');
    const store = await openEmbedded(dataDir);
    await store.ping();
    await store.close();
    expect(existsSync(join(dataDir, 'pglite.new'))).toBe(false);
  });

  it('writes nothing that other users can read, also under umask 0', async () => {
    const before = process.umask(0);
    const store = await openEmbedded(dataDir);
    await store.db.execute(sql`create table later (id int primary key)`);
    await store.db.execute(sql`checkpoint`);
    await store.close();
    process.umask(before);
    expect(modes(dataDir).filter((mode) => mode !== 0)).toEqual([]);
  });
});
