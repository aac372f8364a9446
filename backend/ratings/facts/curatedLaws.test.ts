import { curatedFacts, type CuratedFacts } from '../../../testing/laws/curatedFacts';
import { everyCase } from '../../../testing/laws/everyCase';
import { openTestStore } from '../../../testing/store';
import type { Store } from '../../db/store';
import { rateByCurrent } from '../currentMethod';

/** `npm run laws` takes every case. */
const EVERY = 59;

describe('the four laws on the curated records', () => {
  let store: Store;
  let curated: CuratedFacts;
  beforeAll(async () => {
    store = await openTestStore();
    curated = await curatedFacts(store);
  }, 120_000);
  afterAll(() => store.close());

  it('hold in a sample of their cases', () => {
    const { facts, at } = curated;
    const made = facts.map((record) =>
      everyCase(record, at, (given, now = at) => rateByCurrent(given, new Date(now)), EVERY),
    );
    expect(made.flatMap(({ breaches }) => breaches)).toEqual([]);
    const cases = made.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
    expect(cases).toBeGreaterThan(1_000);
  });
});
