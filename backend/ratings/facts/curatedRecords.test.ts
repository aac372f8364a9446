import { curatedFacts, type CuratedFacts } from '../../../testing/laws/curatedFacts';
import { everyCase } from '../../../testing/laws/everyCase';
import { unfoundWords, wordsOf } from '../../../testing/laws/unfoundWords';
import { foldSources, unfoldSources } from '../../../contracts/ratings/foldSources';
import { openTestStore } from '../../../testing/store';
import type { Store } from '../../db/store';
import { findWeakest } from '../../rating';
import { CURRENT_METHOD } from '../currentMethod';
import { rateByCurrent } from '../rateProjects';
import { rateGiven } from '../explain/rateGiven';
import { freshnessOf } from '../freshnessOf';

/** `npm run laws` takes every case. */
const EVERY = 59;

describe('of the curated records', () => {
  let store: Store;
  let curated: CuratedFacts;
  beforeAll(async () => {
    store = await openTestStore();
    curated = await curatedFacts(store);
  }, 120_000);
  afterAll(() => store.close());

  it('the four laws hold in a sample of their cases', () => {
    const { facts, at } = curated;
    const made = facts.map((record) =>
      everyCase(record, at, (given, now = at) => rateByCurrent(given, new Date(now)), EVERY),
    );
    expect(made.flatMap(({ breaches }) => breaches)).toEqual([]);
    const cases = made.flatMap(({ counts }) => counts).reduce((sum, count) => sum + count, 0);
    expect(cases).toBeGreaterThan(1_000);
  });

  it('each sentence of each verdict stands in a fact, and each power in one of its own', () => {
    const { facts, at } = curated;
    expect(facts.length).toBeGreaterThan(60);
    const unfound = facts.flatMap((record) =>
      unfoundWords(record, rateByCurrent(record, new Date(at)), CURRENT_METHOD),
    );
    expect(unfound).toEqual([]);
    const morpho = facts.find(({ projectId }) => projectId === 'morpho')!;
    const said = rateByCurrent(morpho, new Date(at));
    expect(unfoundWords({ ...morpho, control: null }, said, CURRENT_METHOD)).toEqual([
      'morpho: Biggest risk: one key can move unclaimed rewards only, after a delay of 5 days.',
      'morpho: one key can move unclaimed rewards only, after a delay of 5 days.',
    ]);
  });

  it('each rating with its facts is the same where each source is said once', () => {
    const { facts, at } = curated;
    for (const record of facts) {
      const rating = rateByCurrent(record, new Date(at));
      const answer = { ...rating, ...freshnessOf(rating), facts: record };
      const folded = JSON.parse(JSON.stringify(foldSources(answer))) as typeof answer;
      expect(unfoldSources(folded)).toEqual(JSON.parse(JSON.stringify(answer)));
      expect(rateGiven(folded, new Date(at))).toEqual(folded);
    }
  });

  it('each row is made from one power', () => {
    const { facts, at } = curated;
    const joined = facts.filter((record) => {
      const row = findWeakest(record, CURRENT_METHOD, at);
      if (row.holder === null || row.holder === 'nobody') return false;
      return !record.control?.value.powers.some(
        (power) =>
          row.holder === power.holder &&
          row.words === wordsOf(power) &&
          row.delaySeconds === (power.delaySeconds ?? null),
      );
    });
    expect(joined.map(({ projectId }) => projectId)).toEqual([]);
  });
});
