import { openTestStore } from '../../testing/store';
import { meta } from '../db/schema';
import type { Store } from '../db/store';
import { findDemonstrationDay, ratingTime } from '../catalog/projects/ratingTime';

const CLOCK = new Date('2027-03-01T08:30:00.000Z');

describe('ratingTime', () => {
  let store: Store;
  beforeEach(async () => {
    store = await openTestStore();
  });
  afterEach(() => store.close());

  it('is the clock', async () => {
    expect(await ratingTime(store.db, CLOCK)).toEqual(CLOCK);
    expect(await findDemonstrationDay(store.db)).toBeUndefined();
  });

  it("is noon UTC of the demonstration set's day while only that set is loaded", async () => {
    await store.db
      .insert(meta)
      .values({ key: 'demonstration', value: { asOf: '2026-11-21', title: 'Demonstration set' } });
    expect(await ratingTime(store.db, CLOCK)).toEqual(new Date('2026-11-21T12:00:00.000Z'));
    expect(await findDemonstrationDay(store.db)).toBe('2026-11-21');
  });
});
