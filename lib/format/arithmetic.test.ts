import { weightedMean, sumText, toTerms } from './arithmetic';

describe('sums of a rating', () => {
  const signals = [
    { weight: 30, points: 0.88 },
    { weight: 25, points: 0.81 },
    { weight: 15, points: null },
  ];
  const terms = toTerms(signals, (signal) => signal.points);

  it('leaves out what is not known', () => {
    expect(terms).toEqual([
      { weight: 30, value: 0.88 },
      { weight: 25, value: 0.81 },
    ]);
  });

  it('writes the sum of a category with points, of the score with one decimal', () => {
    expect(sumText(terms, 100)).toBe('(30 × 0.88 + 25 × 0.81) ÷ 55 × 100');
    expect(
      sumText(
        [
          { weight: 35, value: 85 },
          { weight: 30, value: 71.3 },
        ],
        1,
      ),
    ).toBe('(35 × 85.0 + 30 × 71.3) ÷ 65');
  });

  it.each([
    [terms, 100, 84.8],
    [[{ weight: 20, value: 0.7205 }], 100, 72.1],
    [
      [
        { weight: 1, value: 0.1 },
        { weight: 1, value: 0.2 },
        { weight: 1, value: 0.15 },
      ],
      100,
      15,
    ],
    [
      [
        { weight: 35, value: 84.8 },
        { weight: 20, value: 72.1 },
      ],
      1,
      80.2,
    ],
    [
      [
        { weight: 1, value: 79.8 },
        { weight: 1, value: 79.9 },
      ],
      1,
      79.9,
    ],
  ] as const)('rounds %j (scale %d) half up to %d', (given, scale, expected) => {
    expect(weightedMean(given, scale)).toBe(expected);
  });

  it('has no result without terms', () => {
    expect(weightedMean([], 100)).toBeNull();
    expect(sumText([], 1)).toBe('');
  });
});
