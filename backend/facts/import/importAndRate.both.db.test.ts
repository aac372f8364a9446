import { eq, sql } from 'drizzle-orm';
import { openTestStore } from '../../../testing/store';
import { mergeProjects } from '../../compose';
import { imports, meta, ratings } from '../../db/schema';
import { readRows, type Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { DEMONSTRATION_KEY } from '../../catalog/projects/ratingTime';
import { loadIndex } from '../../catalog/search/loadIndex';
import { importAndRate } from './importAndRate';
import { isStale } from './stale';
import { address, ndjson, NOW, pieces, record } from './testing/importText';
import { Touched } from './touched';
import { ImportRefused, ImportStopped, type ImportOptions, type ImportProgress } from './types';

const rated = (id: string) =>
  record(id, {
    contracts: [
      {
        id: `eip155:1:${address(id.length * 1_000 + id.charCodeAt(id.length - 1))}`,
        name: 'Core',
        role: 'core',
        verified: 'exact',
        source: 's',
      },
    ],
    bounty: { status: 'active', topRewardUsd: 1e6, source: 's' },
    observations: [{ key: 'team', value: { confirmedNames: 2 }, source: 's' }],
  });

describe('an import and what follows it', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects, sources, imports, meta');
  });
  afterAll(() => store.close());

  const load = (text: string, more: Partial<ImportOptions> = {}) =>
    importAndRate(store, {
      kind: 'projects',
      source: 'https://user:secret@files.example/p.json?key=1',
      open: () => pieces(text),
      now: NOW,
      dryRun: false,
      mergeProjects,
      ...more,
    });
  const found = async (text: string) => (await loadIndex(store.db)).withText(text).sort();
  const searchable = async () => (await loadIndex(store.db)).size;
  const ratedAt = async () =>
    await store.db
      .select({ id: ratings.projectId, at: ratings.ratedAt })
      .from(ratings)
      .orderBy(ratings.projectId);

  it('can be searched and is rated at once, and is on record without secrets', async () => {
    const stages: string[] = [];
    const { summary, rating } = await load(ndjson([rated('aa'), rated('bb')]), {
      onProgress: (at: ImportProgress) => stages.push(at.stage),
    });
    expect(summary).toMatchObject({ new: 2, projects: 2 });
    expect(rating).toEqual({ rated: 2, published: 2, unrated: 0 });
    expect([await found('aa'), await found('bb')]).toEqual([['aa'], ['bb']]);
    expect([...new Set(stages)]).toEqual(['reading', 'rating']);
    expect(await store.db.select().from(imports)).toMatchObject([
      {
        kind: 'projects',
        source: 'https://files.example/p.json',
        startedAt: NOW.toISOString(),
        summary: { new: 2, source: 'https://files.example/p.json' },
      },
    ]);
    expect(await isStale(store.db)).toBe(false);
  });

  it('rates only what changed', async () => {
    await load(ndjson([rated('aa'), rated('bb')]));
    expect((await load(ndjson([rated('aa'), rated('bb'), rated('cc')]))).rating).toMatchObject({
      rated: 1,
    });
    expect((await load(ndjson([rated('aa')]))).rating).toBeNull();
  });

  it('leaves no trace in a dry run', async () => {
    expect(await load(ndjson([rated('aa')]), { dryRun: true })).toMatchObject({
      summary: { new: 1 },
      rating: null,
    });
    for (const table of ['projects', 'imports', 'ratings', 'sources']) {
      expect(await readRows(store.db, sql`select * from ${sql.identifier(table)}`)).toEqual([]);
    }
    expect(await isStale(store.db)).toBe(false);
  });

  it('ends the demonstration, and then rates everything by the clock; an import that changes nothing does not', async () => {
    await load(ndjson([rated('aa')]));
    await emptyTables(store.db, 'ratings');
    await store.db.insert(meta).values({ key: DEMONSTRATION_KEY, value: { asOf: '2026-11-15' } });
    await load(ndjson([rated('aa')]));
    expect(await store.db.select().from(meta).where(eq(meta.key, DEMONSTRATION_KEY))).toHaveLength(
      1,
    );
    expect(await ratedAt()).toEqual([]);
    await load(ndjson([rated('bb')]));
    expect(await store.db.select().from(meta).where(eq(meta.key, DEMONSTRATION_KEY))).toEqual([]);
    expect(await ratedAt()).toEqual([
      { id: 'aa', at: NOW.toISOString() },
      { id: 'bb', at: NOW.toISOString() },
    ]);
  });

  it('that was stopped leaves the store marked, and the next one completes it', async () => {
    const stop = new AbortController();
    const many = Array.from({ length: 600 }, (_, n) =>
      rated(`p-${String(n).padStart(3, '0')}${'x'.repeat(n % 7)}`),
    ).map((one, n) => ({
      ...one,
      contracts: [{ id: `eip155:1:${address(n)}`, name: 'Core', role: 'core', source: 's' }],
    }));
    const onProgress = () => stop.abort();
    await expect(load(ndjson(many), { signal: stop.signal, onProgress })).rejects.toThrow(
      ImportStopped,
    );
    expect(await isStale(store.db)).toBe(true);
    expect(await searchable()).toBe(500);
    expect((await load(ndjson(many))).rating).toMatchObject({ rated: 600 });
    expect(await searchable()).toBe(600);
  });

  it('that meets a broken file refreshes what was written before, says so on record, and fails', async () => {
    const many = Array.from({ length: 1_000 }, (_, n) => record(`p-${n}`));
    await expect(load(`${JSON.stringify(many).slice(0, -1)},{"broken"`)).rejects.toThrow(
      ImportRefused,
    );
    expect(await isStale(store.db)).toBe(false);
    expect(await searchable()).toBeGreaterThanOrEqual(500);
    expect(await store.db.select().from(imports)).toMatchObject([
      { summary: { error: expect.stringContaining('not valid JSON') } },
    ]);
  });
});

describe('Touched', () => {
  it('becomes "all" beyond its limit and stays so', () => {
    const touched = new Touched(3);
    touched.add(['a', 'b', 'a']);
    expect(touched.value).toEqual(['a', 'b']);
    touched.add(['c', 'd']);
    touched.add(['e']);
    expect(touched.value).toBe('all');
  });
});
