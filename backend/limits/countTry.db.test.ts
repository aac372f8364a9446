import { openTestStore } from '@/testing/store';
import type { Store } from '../db/store';
import { countTry, findRest } from './countTry';

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
const NOW = Date.parse('2026-11-23T12:00:00Z');
const IN_A_ROW = { most: 2, restMs: 16 * MINUTE_MS };

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const tryAt = async (key: string, ms: number) =>
  (await countTry(store.db, key, IN_A_ROW, new Date(NOW + ms))).within;

describe('attempts in a row', () => {
  it('stop at the limit, for as long as the pause', async () => {
    expect([await tryAt('a', 0), await tryAt('a', 1), await tryAt('a', 2)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(await tryAt('a', IN_A_ROW.restMs)).toBe(false);
    expect(await tryAt('a', IN_A_ROW.restMs + 1)).toBe(true);
  });

  it('are forgotten when the clock is set back by a day', async () => {
    await tryAt('b', 0);
    await tryAt('b', 0);
    expect(await tryAt('b', -DAY_MS)).toBe(true);
  });

  it('are not forgotten when the clock is set back by a second', async () => {
    await tryAt('c', 0);
    await tryAt('c', 60_000);
    expect(await tryAt('c', 61_000)).toBe(false);
    expect(await tryAt('c', 60_001)).toBe(false);
  });
});

describe('the rest before another mail', () => {
  const SPACING = { most: 1, restMs: MINUTE_MS };
  const restAt = async (key: string, ms: number) =>
    (await findRest(store.db, key, SPACING, new Date(NOW + ms)))?.endsAt.getTime();

  it('lasts a minute', async () => {
    await countTry(store.db, 'mail a', SPACING, new Date(NOW));
    expect(await restAt('mail a', MINUTE_MS - 1)).toBe(NOW + MINUTE_MS);
    expect(await restAt('mail a', MINUTE_MS)).toBeUndefined();
  });

  it('is over when the clock is set back by a day', async () => {
    await countTry(store.db, 'mail b', SPACING, new Date(NOW));
    expect(await restAt('mail b', -DAY_MS)).toBeUndefined();
  });
});
