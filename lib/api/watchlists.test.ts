import { problemBody } from '@/contracts/errors';
import { onSessionDoubt } from '@/lib/session/doubtSession';
import { stubFetch } from '@/testing/fetchStub';
import {
  createWatchlist,
  deleteWatchlist,
  newerWatchlist,
  readWatchlist,
  updateWatchlist,
  watchlistExportPath,
} from './watchlists';

const LIST = {
  id: 'l1',
  name: 'Mine',
  projects: ['aave'],
  order: 0,
  version: 3,
  updatedAt: '2026-11-21T12:00:00.000Z',
};
let doubts = 0;
let stop: () => void;
beforeEach(() => {
  doubts = 0;
  stop = onSessionDoubt(() => {
    doubts += 1;
  });
});
afterEach(() => stop());

const refusedUpdate = async (status: number, body: unknown) => {
  stubFetch(() => ({ status, body }));
  return updateWatchlist({ id: 'l1', version: 2, name: 'Other' }).catch((error: unknown) => error);
};

it('a change of an older version shows the newer list, and the session stays', async () => {
  const error = await refusedUpdate(409, problemBody('conflict', 'Changed.', { newer: LIST }));
  expect(newerWatchlist(error)).toEqual(LIST);
  expect(doubts).toBe(0);
});

it('any other refusal has no newer list', async () => {
  const other = await refusedUpdate(409, problemBody('other-session', 'Reload.'));
  expect([newerWatchlist(other), doubts]).toEqual([undefined, 1]);
  expect(
    newerWatchlist(await refusedUpdate(400, problemBody('invalid-input', 'x'))),
  ).toBeUndefined();
  expect(newerWatchlist(await refusedUpdate(409, 'a proxy'))).toBeUndefined();
  expect(newerWatchlist(new Error('x'))).toBeUndefined();
});

it('a deletion has no answer', async () => {
  const { asked } = stubFetch(() => ({ status: 204 }));
  await expect(deleteWatchlist('l1')).resolves.toBeUndefined();
  expect(asked).toEqual([{ url: '/api/watchlist/delete', method: 'POST', body: { id: 'l1' } }]);
});

it('only a new list with its key is asked for again after a timeout', async () => {
  const answers = [504, 200];
  const { asked } = stubFetch(() => ({
    status: answers.shift(),
    body: LIST,
    headers: { 'retry-after': '0' },
  }));
  expect(await createWatchlist({ name: 'Mine', projects: [] }, 'k'.repeat(16))).toEqual(LIST);
  expect(asked).toHaveLength(2);
});

it('a list is read and downloaded by its id', async () => {
  const { asked } = stubFetch(() => ({ body: { list: LIST, rows: [] } }));
  await readWatchlist('l1');
  expect(asked[0]!.url).toBe('/api/watchlist/l1');
  expect(watchlistExportPath('l1', 'csv')).toBe('/api/watchlist/l1/export?format=csv');
});
