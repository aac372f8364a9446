import { countTurns } from '../../../testing/countTurns';
import { openTestStore } from '../../../testing/store';
import { projects } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyOutcome } from './tally';
import { importText, ndjson, record } from './testing/importText';
import { ImportRefused, ImportStopped } from './types';
import { writeBatch, type Work } from './run';
import { emptyTables } from '../../db/testing/emptyTables';

describe('batches', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(async () => {
    await emptyTables(store.db, 'projects');
  });
  afterAll(() => store.close());

  const stored = async () =>
    (await store.db.select({ id: projects.id }).from(projects).orderBy(projects.id)).map(
      (row) => row.id,
    );
  const insert: Work<{ at: { line: number }; id: string; status: string }> = async (tx, items) => {
    for (const { id, status } of items)
      await tx
        .insert(projects)
        .values({ id, name: id, category: 'dex', origin: 'projects', status });
    const notes = { rows: items.length };
    return { ...emptyOutcome(), new: items.length, touched: items.map((item) => item.id), notes };
  };

  it('let other requests in, one turn after each at least', async () => {
    const records = Array.from({ length: 1_600 }, (_, n) => record(`p${n}`));
    const turns = await countTurns(() => importText(store, 'projects', ndjson(records)));
    expect(turns).toBeGreaterThanOrEqual(4);
    expect(await store.db.$count(projects)).toBe(1_600);
  });

  it('are stored whole, but for the item that the database refuses', async () => {
    const items = ['a', 'b', 'c', 'd', 'e'].map((id, line) => ({
      at: { line },
      id,
      status: id === 'd' ? 'nonsense' : 'active',
    }));
    const outcome = await writeBatch(store, items, insert);
    expect(outcome).toMatchObject({
      new: 4,
      touched: ['a', 'b', 'c', 'e'],
      removals: [],
      notes: { rows: 4 },
      refused: [{ line: 3, reason: expect.stringContaining('projects_status') }],
    });
    expect(await stored()).toEqual(['a', 'b', 'c', 'e']);
  });

  it('leave nothing when the work fails in the middle', async () => {
    const fails: typeof insert = async (tx, items) => {
      await insert(tx, items);
      throw new Error('killed');
    };
    await expect(
      writeBatch(store, [{ at: { line: 1 }, id: 'a', status: 'active' }], fails),
    ).rejects.toThrow('killed');
    expect(await stored()).toEqual([]);
  });

  const many = Array.from({ length: 1_200 }, (_, n) => record(`p-${String(n).padStart(4, '0')}`));

  it('that were committed before a broken input stay, and a second run completes them', async () => {
    const broken = `[${many
      .slice(0, 1_100)
      .map((one) => JSON.stringify(one))
      .join(',')},{"id"`;
    await expect(importText(store, 'projects', broken)).rejects.toThrow(ImportRefused);
    const whole = (await stored()).length;
    expect(whole % 500).toBe(0);
    expect(whole).toBeGreaterThan(0);
    const summary = await importText(store, 'projects', ndjson(many));
    expect([summary.skipped, summary.new]).toEqual([whole, 1_200 - whole]);
  });

  it('stop between two of them when the operator says so', async () => {
    const stop = new AbortController();
    const run = importText(store, 'projects', ndjson(many), {
      signal: stop.signal,
      onBatch: () => stop.abort(),
    });
    await expect(run).rejects.toThrow(ImportStopped);
    expect(await stored()).toHaveLength(500);
  });

  it('are reported to the caller with the ids they touched, and not at all in a dry run', async () => {
    const touched: number[] = [];
    const options = {
      onBatch: (ids: readonly string[]) => {
        touched.push(ids.length);
      },
    };
    await importText(store, 'projects', ndjson(many), { ...options, dryRun: true });
    expect(touched).toEqual([]);
    await importText(store, 'projects', ndjson(many), options);
    expect(touched).toEqual([500, 500, 200]);
    await importText(store, 'projects', ndjson(many), options);
    expect(touched).toHaveLength(3);
  });
});
