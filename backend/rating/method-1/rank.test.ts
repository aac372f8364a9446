import { compareForRank, isRanked, type Ranked } from './rank';

const project = (name: string, rating: Partial<Ranked['rating']> = {}): Ranked => ({
  name,
  rating: {
    projectId: name.toLowerCase(),
    score: 70,
    coverage: 0.8,
    provisional: false,
    status: 'active',
    ...rating,
  },
});

describe('rank', () => {
  it.each<[string, boolean, Partial<Ranked['rating']>]>([
    ['active, scored, not provisional', true, {}],
    ['provisional', false, { provisional: true }],
    ['without a score', false, { score: null }],
    ['compromised', false, { status: 'compromised', score: null }],
    ['wound down', false, { status: 'wound-down', score: null }],
  ])('%s: %p', (_sentence, ranked, rating) => {
    expect(isRanked(project('A', rating))).toBe(ranked);
  });

  it('goes by score, then coverage, then name, with the unranked last', () => {
    const order = [
      project('Zebra', { score: 90.1 }),
      project('Yak', { score: 90, coverage: 0.9 }),
      project('Ant', { score: 90 }),
      project('bee', { score: 90 }),
      project('Cat', { score: 90 }),
      project('Low', { score: 0 }),
      project('Apple', { provisional: true, score: 99 }),
      project('Pear', { score: null }),
    ];
    const shuffled = [5, 2, 7, 0, 4, 6, 1, 3].map((index) => order[index]!);
    expect(shuffled.sort(compareForRank).map((item) => item.name)).toEqual(
      order.map((item) => item.name),
    );
  });

  it('folds the case of ASCII letters only, as the database does', () => {
    const names = ['\u00e9clair', '\u00c9clair', 'eclair', 'Zed', 'zed'];
    expect(
      names
        .map((name) => project(name))
        .sort(compareForRank)
        .map((item) => item.name),
    ).toEqual(['eclair', 'Zed', 'zed', '\u00c9clair', '\u00e9clair']);
  });
});
