import { asc, sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { auditLog, contracts, incidents, ratings, sources } from '../../db/schema';
import { readRows, type Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { importAndRate } from '../import/importAndRate';
import { address, ndjson, NOW, pieces, record } from '../import/testing/importText';
import { factsHash } from '../../ratings';
import { ERASED } from './eraseName';
import { performRecords } from './recordsRoute';

const NAME = 'Jane "J" Doe';
const LATER = new Date(NOW.getTime() + 60_000);

const vault = (more: object = {}) =>
  record('vault', {
    ...{ name: 'Vault', description: `Made by ${NAME}.` },
    sources: {
      s: {
        ...{ url: 'https://example.org/', title: `Interview with ${NAME.toUpperCase()}` },
        ...{ tier: 'P3', checkedOn: '2026-11-01' },
      },
    },
    incidents: [
      {
        occurredOn: '2026-11-02',
        title: 'Key lost',
        summary: `${NAME}, ${NAME}; not ${NAME}ris.`,
        source: 's',
      },
    ],
    ...more,
  });

describe('erasing a name', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(() =>
    emptyTables(store.db, 'projects, sources, incidents, imports, statements, corrections, events'),
  );
  afterAll(() => store.close());

  const load = async (value: object) => {
    await importAndRate(store, {
      ...{ kind: 'projects', source: 'test', open: () => pieces(ndjson([value])), now: NOW },
      ...{ dryRun: false, mergeProjects },
    });
  };
  const erase = (name: string, more: object = {}) =>
    performRecords(
      store,
      { action: 'erase', name, by: 'ann', reason: 'Asked by the person', dryRun: false, ...more },
      { now: LATER, mergeProjects },
    );
  /** By table, all of the database. */
  const found = async () => {
    const tables = await readRows<{ name: string }>(
      store.db,
      sql`select table_name as name from information_schema.tables
        where table_schema = current_schema() and table_type = 'BASE TABLE'`,
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await readRows<{ n: number }>(
        store.db,
        sql`select count(*)::int as n from ${sql.identifier(name)} t where t::text ~* 'jane.{1,20}doe\\M'`,
      );
      if (row!.n > 0) counts[name] = row!.n;
    }
    return counts;
  };

  it('takes it out of facts, documents, published ratings and their history', async () => {
    await load(vault({ description: `By ${NAME}` }));
    await load(vault());
    expect(Object.keys(await found()).sort()).toEqual([
      ...['incidents', 'projects', 'ratings', 'sources', 'statements'],
    ]);
    const dry = await erase(NAME, { dryRun: true });
    expect(Object.keys(await found())).toHaveLength(5);
    const { changed } = (await erase('jane "j" doe')) as Extract<typeof dry, { changed: unknown }>;
    expect(changed).toMatchObject({ what: 'erase a name', run: null, tables: { incidents: 1 } });
    expect(await found()).toEqual({});
    const all = await store.db.select().from(ratings).orderBy(asc(ratings.id));
    expect(JSON.stringify(all[0]!.facts)).toContain(`Interview with ${ERASED}`);
    for (const { facts, factsHash: hash, methodVersion, explanation } of all) {
      expect(factsHash(facts as never, methodVersion)).toBe(hash);
      expect(explanation).toMatchObject({ factsHash: hash });
    }
    expect(await store.db.select().from(auditLog)).toMatchObject([
      {
        event: 'name-erased',
        detail: expect.stringMatching(/^erase a name by ann: Asked by the person; run \d+$/),
      },
    ]);
  });

  it.each([
    ['Jörg Müller', 'JÖRG MÜLLER said so', '(name erased) said so'],
    ['山田太郎', '山田太郎が言った', '(name erased)が言った'],
    ['0xSifu', 'By 0xsifu: x.com/0xSifu', 'By (name erased): x.com/(name erased)'],
    ['Vault 2', 'Vault 2, Vault 22', '(name erased), Vault 22'],
  ])('finds %s in any alphabet and case, as a whole', async (name, summary, after) => {
    await load(
      vault({ incidents: [{ occurredOn: '2026-11-02', title: 'T', summary, source: 's' }] }),
    );
    await erase(name);
    expect(await store.db.select().from(incidents)).toMatchObject([{ summary: after }]);
  });

  it('can be done again once a file has brought it back', async () => {
    const base = { url: 'https://example.org/', tier: 'P3', checkedOn: '2026-11-01' };
    const core = { id: `eip155:1:${address(1)}`, name: 'Core', role: 'core', verified: 'exact' };
    const file = vault({
      sources: { s: { ...base, title: NAME }, t: { ...base, title: `Post of ${NAME}` } },
      contracts: [{ ...core, source: 's', sources: { verified: 't' } }],
    });
    for (const _ of [1, 2]) {
      await load(file);
      await erase(NAME);
      expect(await found()).toEqual({});
    }
    const all = await store.db.select().from(sources).orderBy(asc(sources.title));
    expect(all).toMatchObject([{ title: ERASED }, { title: `Post of ${ERASED}` }]);
    expect(await store.db.select().from(contracts)).toMatchObject([
      { sourceId: all[0]!.id, fieldSources: { verified: all[1]!.id } },
    ]);
  });

  it('is refused for what names a project, for nothing, and with the name as the reason', async () => {
    await load(vault());
    await expect(erase('vault')).rejects.toThrow('name or ticker of project vault');
    await expect(erase('John Roe')).rejects.toThrow('Nothing has that name.');
    await expect(erase(NAME, { reason: `By ${NAME}` })).rejects.toThrow('without the name');
    expect(await found()).toHaveProperty('projects');
  });
});
