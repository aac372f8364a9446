import { openTestStore } from '../../../testing/store';
import { bounties, statements } from '../../db/schema';
import type { Store } from '../../db/store';
import { emptyTables } from '../../db/testing/emptyTables';
import { importText, record } from '../testing/importText';

const file = (topRewardUsd: number, more: object = {}) =>
  record('vault', { bounty: { status: 'active', topRewardUsd, source: 's' }, ...more });

describe('a file that is handed in again', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  beforeEach(() => emptyTables(store.db, 'projects, sources, statements'));
  afterAll(() => store.close());

  const load = (given: object, remove = false) =>
    importText(store, 'projects', [given], { remove });
  const reward = async () => (await store.db.select().from(bounties))[0]?.topRewardUsd;

  it('does nothing, and adds no document', async () => {
    await load(file(5));
    expect(await load(file(5))).toMatchObject({ read: 1, skipped: 1, changed: 0 });
    expect(await store.db.$count(statements)).toBe(1);
  });

  it('is taken where another file said otherwise since', async () => {
    await load(file(5));
    await load(file(4));
    expect(await load(file(5))).toMatchObject({ changed: 1 });
    expect(await reward()).toBe(5);
  });

  it('is read with other leave, and says again what it left', async () => {
    await load(file(5, { description: 'A vault.' }));
    for (const given of [file(5), file(5)])
      expect(await load({ ...given, description: null })).toMatchObject({
        removals: { kinds: { details: 1 } },
      });
    expect(await load({ ...file(5), description: null }, true)).toMatchObject({ changed: 1 });
  });

  it('is taken for a project that is gone', async () => {
    await load(file(5));
    await emptyTables(store.db, 'projects');
    expect(await load(file(5))).toMatchObject({ new: 1 });
  });
});
