import type { Votes } from '@/contracts/projects';
import { withVote } from './useVisit';

const votesOf = (given: Partial<Votes> = {}): Votes => ({
  id: 'example',
  yes: 3,
  no: 1,
  yesPercentage: 75,
  vote: null,
  ...given,
});

describe('a vote before the server has answered', () => {
  it.each([
    ['adds a first vote', votesOf(), true, { yes: 4, no: 1, yesPercentage: 80, vote: true }],
    [
      'moves a changed vote',
      votesOf({ vote: true }),
      false,
      { yes: 2, no: 2, yesPercentage: 50, vote: false },
    ],
    [
      'changes nothing when it is the same',
      votesOf({ vote: false }),
      false,
      { yes: 3, no: 1, yesPercentage: 75, vote: false },
    ],
    [
      'is the first of all',
      votesOf({ yes: 0, no: 0, yesPercentage: null }),
      false,
      { yes: 0, no: 1, yesPercentage: 0, vote: false },
    ],
  ])('%s', (_, before, yes, after) => {
    expect(withVote(before, yes)).toMatchObject(after);
  });
});
