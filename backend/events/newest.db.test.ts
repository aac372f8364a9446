import { openTestStore } from '../../testing/store';
import type { Store } from '../db/store';
import type { NewEvent } from '../eventTypes';
import { NOON, storeIncident, storeProject, storeSource } from '../ratings/testing/storeProject';
import { appendEvents } from './appendEvents';
import { listControlChanges, listNewest } from './listNewest';

describe('the newest changes', () => {
  let store: Store;
  beforeAll(async () => {
    store = await openTestStore();
  });
  afterAll(() => store.close());

  const append = (...given: NewEvent[]) =>
    store.db.transaction((tx) => appendEvents(tx, NOON, given));

  it('are letters, incidents and audits of projects that exist, newest first', async () => {
    await storeProject(store.db, 'vault');
    await storeIncident(store.db, 'vault', '2026-11-20', await storeSource(store.db, 'Post'), {
      id: 'vault:1',
      title: 'Key stolen',
    });
    await append(
      { type: 'letter.changed', projectId: 'vault', data: { ratingId: 1, from: 'A', to: 'BB' } },
      { type: 'fact.changed', projectId: 'vault', data: { facts: ['bounty'] } },
      { type: 'audit.added', projectId: 'gone', data: { auditId: 'gone:1' } },
      { type: 'audit.added', projectId: 'vault', data: { auditId: 'vault:deleted' } },
      { type: 'incident.added', projectId: 'vault', data: { incidentId: 'vault:1' } },
    );
    const about = { at: NOON.toISOString(), projectId: 'vault' };
    const changes = await listNewest(store.db, 50);
    expect(changes).toMatchObject([
      { ...about, type: 'incident.added', subject: 'Key stolen' },
      { ...about, type: 'audit.added', letter: null, letterBefore: null, subject: null },
      { ...about, type: 'letter.changed', letter: 'BB', letterBefore: 'A', subject: null },
    ]);
    expect(changes[0]!.id).toBeGreaterThan(changes[1]!.id);
    expect(await listNewest(store.db, 1)).toEqual([changes[0]]);
  });

  it('of some projects are suspensions and changes of control, too', async () => {
    await storeProject(store.db, 'bridge');
    const control = [{ what: 'delay', before: 5, after: 0, power: 'change-code' }] as const;
    await append(
      { type: 'rating.suspended', projectId: 'bridge', data: { ratingId: 1, letter: 'A' } },
      { type: 'fact.changed', projectId: 'bridge', data: { facts: ['bounty'] } },
      {
        type: 'fact.changed',
        projectId: 'bridge',
        data: { facts: ['control'], control: [...control] },
      },
    );
    expect(await listNewest(store.db, 50, ['bridge'])).toMatchObject([
      { type: 'fact.changed', projectId: 'bridge', control, letterBefore: null },
      { type: 'rating.suspended', projectId: 'bridge', control: null, letterBefore: 'A' },
    ]);
    expect(await listNewest(store.db, 50, [])).toEqual([]);
    const at = NOON.toISOString();
    expect(await listControlChanges(store.db, 'bridge', 5)).toEqual([{ at, change: control[0] }]);
    expect(await listControlChanges(store.db, 'vault', 5)).toEqual([]);
  });
});
