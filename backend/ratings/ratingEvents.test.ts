import { ratingEvents } from './ratingEvents';
import type { NewSnapshot } from './snapshots';

const snapshot = (letter: NewSnapshot['letter'], score = 70): NewSnapshot => ({
  id: 5,
  projectId: 'vault',
  score,
  letter,
});
const types = (letter: NewSnapshot['letter'], before?: NewSnapshot['letter']) =>
  ratingEvents([snapshot(letter)], new Map(before ? [['vault', snapshot(before, 60)]] : [])).map(
    ({ type }) => type,
  );

describe('events of new snapshots', () => {
  it('publish the first rating of a project, which changes no letter', () => {
    expect(types('B')).toEqual(['rating.published']);
  });

  it('say what stood before', () => {
    expect(ratingEvents([snapshot('B')], new Map([['vault', snapshot('A', 80)]]))).toEqual([
      {
        type: 'rating.published',
        projectId: 'vault',
        data: { ratingId: 5, score: 70, letter: 'B', before: { score: 80, letter: 'A' } },
      },
      { type: 'letter.changed', projectId: 'vault', data: { ratingId: 5, from: 'A', to: 'B' } },
    ]);
  });

  it('change no letter while it stays, and do when it comes or goes', () => {
    expect(types('B', 'B')).toEqual(['rating.published']);
    expect(types(null, 'B')).toContain('letter.changed');
  });
});
