import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { openTestStore } from '../../testing/store';
import { migrate, SEVEN_STEPS, StoreVersionMismatch } from './migrate';
import * as schema from './schema';
import { iso, readRows, type Store } from './store';

/** The migrations folder with the first steps only. */
function copyMigrations(count: number): string {
  const folder = mkdtempSync(join(tmpdir(), 'plumbline-baseline-'));
  cpSync(join(__dirname, 'migrations'), folder, { recursive: true });
  const file = join(folder, 'meta', '_journal.json');
  const journal = JSON.parse(readFileSync(file, 'utf8')) as { entries: unknown[] };
  writeFileSync(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, count) }));
  return folder;
}

describe('a store that another version made', () => {
  const folder = copyMigrations(1);
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const journal = async () =>
    (await readRows<{ hash: string }>(store.db, sql`select hash from schema_migrations`))
      .map((row) => row.hash)
      .sort();
  const pretend = async (hashes: string[]) => {
    await store.db.execute(sql`delete from schema_migrations`);
    for (const hash of hashes)
      await store.db.execute(
        sql`insert into schema_migrations (hash, created_at) values (${hash}, 0)`,
      );
  };

  it('goes on from the baseline when it has taken all seven steps that the baseline replaced', async () => {
    await pretend(SEVEN_STEPS);
    expect(await migrate(store, folder)).toBe(0);
    const carried = await journal();
    expect(carried).toHaveLength(1);
    expect(await migrate(store, folder)).toBe(0);
    expect(await journal()).toEqual(carried);
  });

  it('goes on, for a release before it, where the steps since then say so', async () => {
    const newer = copyMigrations(1);
    const journalFile = join(newer, 'meta', '_journal.json');
    const { entries, ...rest } = JSON.parse(readFileSync(journalFile, 'utf8')) as {
      entries: object[];
    };
    const step = { ...entries[0], idx: 1, tag: '0001_later', when: 1 };
    writeFileSync(journalFile, JSON.stringify({ ...rest, entries: [...entries, step] }));
    const later = (text: string) => writeFileSync(join(newer, '0001_later.sql'), text);

    await pretend(SEVEN_STEPS);
    later('-- Versions before this one go on with the store.\ncreate table later_one (id int);');
    expect(await migrate(store, newer)).toBe(1);
    expect(await migrate(store, folder)).toBe(0);
    expect(await migrate(store, newer)).toBe(0);

    await pretend(SEVEN_STEPS);
    later('create table later_two (id int);');
    expect(await migrate(store, newer)).toBe(1);
    await expect(migrate(store, folder)).rejects.toThrow(StoreVersionMismatch);
    await store.db.execute(sql`drop table later_one, later_two`);
    rmSync(newer, { recursive: true, force: true });
  });

  it.each([
    ['some of the seven', SEVEN_STEPS.slice(0, 6)],
    ['a step that this version does not know', [...SEVEN_STEPS, 'f00d']],
  ])('is refused and left as it is with %s', async (_, hashes) => {
    await pretend(hashes);
    await expect(migrate(store, folder)).rejects.toThrow(StoreVersionMismatch);
    expect(await journal()).toEqual([...hashes].sort());
  });
});

describe('migrations', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  it('run once: a second run applies nothing', async () => {
    expect(await migrate(store)).toBe(0);
  });

  it('make exactly the columns that the schema names', async () => {
    const columns = await readRows<{ name: string }>(
      store.db,
      sql`
      select table_name || '.' || column_name as name from information_schema.columns where table_schema = 'public'`,
    );
    const stored = new Set(columns.map((row) => row.name));
    const named = Object.values(schema)
      .filter((value) => is(value, PgTable))
      .flatMap((table) =>
        Object.values(getTableColumns(table)).map(
          (column) => `${getTableName(table)}.${column.name}`,
        ),
      );
    expect(named.filter((name) => !stored.has(name))).toEqual([]);
  });

  it('read instants and counts alike on both engines', async () => {
    const [row] = await readRows<{ at: string; day: string; n: number }>(
      store.db,
      sql`
      select ${iso(sql`timestamptz '2026-11-21 10:00:00.5+02'`)} as at, date '2026-11-21' as day, count(*) as n from meta`,
    );
    expect(row).toEqual({ at: '2026-11-21T08:00:00.500Z', day: '2026-11-21', n: 0 });
  });
});

describe('a store with votes and views from before wider networks were kept', () => {
  const folder = copyMigrations(6);
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await store.db.execute(sql`drop schema public cascade`);
    await store.db.execute(sql`create schema public`);
    await migrate(store, folder);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps them, a vote with its address as the only network, a view with none', async () => {
    await store.db.execute(
      sql`insert into projects (id, name, category, origin) values ('p', 'P', 'dex', 'projects')`,
    );
    await store.db.execute(
      sql`insert into votes (project_id, voter_key, address_key, yes, voted_at) values ('p', 'v', 'home', true, now())`,
    );
    await store.db.execute(
      sql`insert into page_views (project_id, hour, visitor_key) values ('p', now(), 'v')`,
    );
    expect(await migrate(store)).toBeGreaterThan(0);
    expect(await store.db.select().from(schema.votes)).toEqual([
      expect.objectContaining({ voterKey: 'v', networkKeys: ['home'], widestKey: 'home' }),
    ]);
    expect(await store.db.select().from(schema.pageViews)).toEqual([
      expect.objectContaining({ visitorKey: 'v', networkKeys: [], widestKey: null }),
    ]);
  });
});

describe('a store with ratings of method 1.0', () => {
  const folder = copyMigrations(18);
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await store.db.execute(sql`drop schema public cascade`);
    await store.db.execute(sql`create schema public`);
    await migrate(store, folder);
  });
  afterAll(async () => {
    await store.close();
    rmSync(folder, { recursive: true, force: true });
  });

  it('keeps them as they were, and takes no letter of theirs into the lists', async () => {
    await store.db.execute(sql`insert into projects (id, name, category, origin, status) values
      ('a', 'A', 'dex', 'projects', 'active'), ('b', 'B', 'dex', 'projects', 'active'), ('c', 'C', 'dex', 'projects', 'compromised')`);
    await store.db.execute(sql`insert into ratings
      (id, project_id, method_version, rated_at, facts_hash, score, letter, coverage, status, provisional, explanation, facts) values
      (1, 'a', '1.0', now(), 'h', 83.5, 'AA', 0.71, 'active', false, '{"coverage": 0.71}', '{}'),
      (2, 'b', '1.0', now(), 'h', 70, 'A', 0.3, 'active', true, '{}', '{}'),
      (3, 'c', '1.0', now(), 'h', null, null, 0.5, 'compromised', false, '{}', '{}')`);
    await store.db
      .execute(sql`insert into project_scores (project_id, rating_id, rank, score, letter, coverage) values
      ('a', 1, 1, 83.5, 'AA', 0.71), ('b', 2, null, 70, 'A', 0.3), ('c', 3, null, null, null, 0.5)`);
    await migrate(store);
    const { ratings, projectScores } = schema;
    expect(
      (await store.db.select().from(ratings).orderBy(ratings.id)).map((row) => [
        row.state,
        row.known,
        row.score,
        row.letter,
      ]),
    ).toEqual([
      ['rated', 0.71, 83.5, 'AA'],
      ['not-rated', 0.3, 70, 'A'],
      ['compromised', 0.5, null, null],
    ]);
    expect(
      (await store.db.select().from(projectScores).orderBy(projectScores.projectId)).map((row) => [
        row.state,
        row.place,
        row.score,
        row.letter,
        row.ratingId,
      ]),
    ).toEqual([
      ['not-rated', null, null, null, null],
      ['not-rated', null, null, null, null],
      ['compromised', null, null, null, null],
    ]);
  });
});
