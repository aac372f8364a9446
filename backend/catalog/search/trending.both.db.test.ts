import { openTestStore } from '../../../testing/store';
import { pageViews, votes } from '../../db/schema';
import type { Store } from '../../db/store';
import { clear, insertProjects } from './testing/insertProjects';
import { listTrending } from './trending';

const NOW = new Date('2026-11-21T12:00:00Z');
let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());
beforeEach(async () => {
  await clear(store.db);
  await insertProjects(store.db, [
    { id: 'second', rank: 2 },
    { id: 'first', rank: 1 },
    { id: 'old', createdAt: '2026-01-01T00:00:00Z' },
    { id: 'new', createdAt: '2026-02-01T00:00:00Z' },
  ]);
});

const view = (projectId: string, hour: string, ...networks: string[]) =>
  store.db.insert(pageViews).values(
    networks.map((network) => ({
      projectId,
      hour,
      visitorKey: `${network} ${hour}`,
      networkKeys: ['address', network],
    })),
  );
const voteFrom = (projectId: string, votedAt: string, ...networks: string[]) =>
  store.db.insert(votes).values(
    networks.map((network) => ({
      projectId,
      voterKey: network,
      networkKeys: ['address', network],
      yes: true,
      votedAt,
    })),
  );
const readTrending = async () =>
  (await listTrending(store.db, NOW)).map(({ id, networks }) => [id, networks]);

describe('the trending list', () => {
  it('follows the networks that view and vote, the newer the more, and forgets after a week', async () => {
    await view('old', '2026-11-21T11:00:00Z', 'n1', 'n2');
    await voteFrom('old', '2026-11-21T10:00:00Z', 'n3');
    await view('new', '2026-11-18T11:00:00Z', 'n1', 'n2', 'n3', 'n4');
    await view('second', '2026-11-14T11:00:00Z', 'n1', 'n2', 'n3', 'n4');
    expect(await readTrending()).toEqual([
      ['old', 3],
      ['new', 4],
      ['first', 0],
      ['second', 0],
    ]);
  });

  it('counts a network once, however often it views and votes, and then by its latest', async () => {
    for (const hour of ['08', '09', '10', '11'])
      await view('old', `2026-11-21T${hour}:00:00Z`, 'n1', 'n2', 'n3');
    await voteFrom('old', '2026-11-21T10:00:00Z', 'n1', 'n2', 'n3');
    await view('new', '2026-11-20T11:00:00Z', 'n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7');
    expect((await readTrending()).slice(0, 2)).toEqual([
      ['new', 7],
      ['old', 3],
    ]);
  });

  it('does not follow fewer than three networks, or views of which no network is known', async () => {
    await view('old', '2026-11-21T11:00:00Z', 'n1', 'n2');
    await store.db.insert(pageViews).values(
      ['v1', 'v2', 'v3', 'v4'].map((visitorKey) => ({
        projectId: 'new',
        hour: '2026-11-21T11:00:00Z',
        visitorKey,
      })),
    );
    expect(await readTrending()).toEqual([
      ['first', 0],
      ['second', 0],
      ['new', 0],
      ['old', 0],
    ]);
  });
});
