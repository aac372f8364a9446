import { makeCategory, makeRating, makeSignal, RATED_AT } from '../../testing/builders/rating';
import { freshnessOf } from './freshnessOf';

const EARLY = '2026-12-01T00:00:00.000Z';
const LATE = '2027-03-01T00:00:00.000Z';
const until = (...ends: (string | null)[]) => [
  makeCategory({
    signals: ends.map((validUntil, at) => makeSignal({ id: `signal-${at}`, validUntil })),
  }),
];
const inForce = ['signal-0', 'signal-1', 'signal-2'];

describe('a rating goes stale', () => {
  it.each([
    ['with the first check behind it', until(LATE, EARLY), EARLY],
    ['never, where nothing runs out', until(null, null), null],
    ['by what still counted when it was made', until('2026-01-01T00:00:00.000Z', LATE), LATE],
    ['by the signals in force', until(LATE, null, null, EARLY), LATE],
  ])('%s', (_, categories, staleAfter) => {
    expect(freshnessOf(makeRating({ categories, inForce }))).toEqual({
      asOf: RATED_AT,
      staleAfter,
    });
  });

  it.each(['not-rated', 'suspended', 'compromised', 'wound-down'] as const)(
    'never while %s',
    (state) => {
      const rating = makeRating({ categories: until(EARLY), inForce, state });
      expect(freshnessOf(rating)).toEqual({ asOf: RATED_AT, staleAfter: null });
    },
  );

  it('never where there is none', () => {
    expect(freshnessOf(null)).toEqual({ asOf: null, staleAfter: null });
  });
});
