import fc from 'fast-check';
import { wholeShares } from './shares';

describe('the whole numbers of proven, lost and unknown', () => {
  it.each([
    [67.2, 80.3, { proven: 67, lost: 20, unknown: 13 }],
    [64, 79, { proven: 64, lost: 21, unknown: 15 }],
    [79.9, 89.9, { proven: 79, lost: 11, unknown: 10 }],
    [79.9, 79.9, { proven: 79, lost: 21, unknown: 0 }],
    [33.4, 100, { proven: 33, lost: 0, unknown: 67 }],
    [0, 100, { proven: 0, lost: 0, unknown: 100 }],
    [100, 100, { proven: 100, lost: 0, unknown: 0 }],
  ])('%d of possibly %d are %j', (score, possible, expected) => {
    expect(wholeShares(score, possible)).toEqual(expected);
  });

  it('are never negative and always 100', () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (a, b) => {
        const shares = wholeShares(Math.min(a, b) / 10, Math.max(a, b) / 10);
        expect(shares.proven + shares.lost + shares.unknown).toBe(100);
        expect(Math.min(...Object.values(shares))).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
