import { openTestStore } from '../../testing/store';
import type { Store } from '../db/store';
import { emptyTables } from '../db/testing/emptyTables';
import type { Facts } from '../rating';
import { OFF_SIGNALS } from './currentMethod';
import { recordedFacts } from './explain/recordedFacts';
import { isLapse, rateByCurrent } from './rateProjects';
import { daysAfter, NOON, storeFullProject } from './testing/storeProject';

describe('a letter that fell', () => {
  let store: Store;
  let facts: Facts;
  /** Who controls it was read from the chain: seven days later that has run out. */
  const later = daysAfter(NOON, 8);
  beforeAll(async () => {
    store = await openTestStore();
    await emptyTables(store.db, 'projects, sources');
    await storeFullProject(store.db, 'vault', 1);
    ({ facts } = await recordedFacts(store, 'vault', NOON, NOON));
  });
  afterAll(() => store.close());

  const judge = (given: Facts) => {
    const { letter, state } = rateByCurrent(facts, NOON);
    expect(state).toBe('rated');
    const letterBefore = { letter: letter!, ratedAt: NOON.toISOString() };
    const rating = rateByCurrent(given, later, { before: letterBefore });
    // As if too little had run out for a suspension.
    const fallen = { ...rating, state: 'rated' as const, letter: 'C' as const };
    return isLapse({ rating: fallen, facts: given }, { letter, letterBefore }, OFF_SIGNALS);
  };

  it('for what this site has not checked again is a lapse', () => {
    expect(judge(facts)).toBe(true);
  });

  it('also for a worse fact is none', () => {
    const { control } = facts;
    const powers = control!.value.powers.map((power) => ({
      ...{ ...power, threshold: 1, delaySeconds: 0 },
    }));
    expect(
      judge({ ...facts, control: { ...control!, value: { ...control!.value, powers } } }),
    ).toBe(false);
    expect(
      judge({ ...facts, sellability: { ...control!, value: { holdersCanSell: false } } }),
    ).toBe(false);
  });

  it('is none without one before, or where the rating is suspended', () => {
    const rating = rateByCurrent(facts, later);
    expect(isLapse({ rating, facts }, undefined, OFF_SIGNALS)).toBe(false);
    const last = { letter: 'AAA' as const, letterBefore: null };
    expect(rating.state).not.toBe('rated');
    expect(isLapse({ rating, facts }, last, OFF_SIGNALS)).toBe(false);
  });
});
