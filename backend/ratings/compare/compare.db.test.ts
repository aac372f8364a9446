import { openTestStore } from '../../../testing/store';
import { listCandidates } from '../candidates';
import { daysAfter, NOON, storeFullProject, storeProject } from '../testing/storeProject';
import { compareMethods } from './compareMethods';
import { compareTable } from './compareTable';
import type { Store } from '../../db/store';

describe('both methods on one store', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
    await storeFullProject(store.db, 'vault', 1);
    await storeProject(store.db, 'coin');
    await storeFullProject(store.db, 'gone', 2, { status: 'wound-down' });
  });
  afterAll(() => store.close());

  it('are a table of the letters before and after, and why', async () => {
    const ids = await listCandidates(store.db, '', 10);
    const rows = await compareMethods(store.db, ids, NOON);
    expect(rows.map(({ projectId }) => projectId)).toEqual(['gone', 'vault']);
    const table = compareTable(rows, '2026-11-21');
    expect(table).toContain('Method 1.0 ranked 1 of 2 records; 2.0 rates 1.');
    expect(table).toMatch(/\| gone \| wound-down \| wound down \| Off the scale, as before\. \|/);
    expect(table).toMatch(/\| vault \| A+ \d+ \| A+ \d+–\d+ \| Lost most: .+\. \|/);
  });

  it('say that facts have run out', async () => {
    const [row] = await compareMethods(store.db, ['vault'], daysAfter(NOON, 10));
    expect(row).toMatchObject({
      after: { state: 'suspended' },
      why: expect.stringContaining('run out'),
    });
  });
});
