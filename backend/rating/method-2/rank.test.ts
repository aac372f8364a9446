import { compareForRank, shareRanks, type Ranked } from './rank';

const of = (name: string, score: number, given: Partial<Ranked['rating']> = {}): Ranked => ({
  name,
  rating: { projectId: name, state: 'rated', letter: 'B', score, known: 0.8, ...given },
});

it('gives equal whole numbers the same rank, and counts on after them', () => {
  const list = [of('a', 77.9), of('b', 77), of('c', 76.9), of('d', 70), of('e', 70)];
  expect(shareRanks(list)).toEqual([1, 1, 3, 4, 4]);
});

it.each(['not-rated', 'suspended', 'compromised', 'wound-down'] as const)(
  'gives no rank to a project that is %s',
  (state) => {
    const list = [of('b', 50), of('a', 99, { state })].sort(compareForRank);
    expect(list.map(({ name }) => name)).toEqual(['b', 'a']);
    expect(shareRanks(list)).toEqual([1, null]);
  },
);

it('puts a better letter first: a cap lowers the place, too', () => {
  const list = [of('capped', 77), of('b', 70), of('even', 70), of('bb', 55, { letter: 'BB' })];
  const sorted = [...list].sort(compareForRank);
  expect(sorted.map(({ name }) => name)).toEqual(['bb', 'capped', 'b', 'even']);
  expect(shareRanks(sorted)).toEqual([1, 2, 3, 3]);
});

it('sorts equal letters by score, then by what is known, then by name, whatever the order before', () => {
  const sorted = [
    of('z', 80),
    of('known', 70, { known: 0.9 }),
    of('Alpha', 70),
    of('beta', 70),
    of('Not', 0, { state: 'not-rated' }),
    of('nots', 90, { state: 'suspended' }),
  ];
  expect([...sorted].reverse().sort(compareForRank)).toEqual(sorted);
});
