import type { Votes } from '@/contracts/site/votes';
import { withVote } from './useVisit';

const makeVotes = (given: Partial<Votes> = {}): Votes => ({
  id: 'example',
  yes: 3,
  no: 1,
  yesPercentage: 75,
  yesLowerBound: 30.1,
  vote: null,
  ...given,
});

describe('a vote before the server has answered', () => {
  it.each([
    ['adds a first vote', makeVotes(), true, { yes: 4, no: 1, yesPercentage: 80, vote: true }],
    [
      'moves a changed vote',
      makeVotes({ vote: true }),
      false,
      { yes: 2, no: 2, yesPercentage: 50, vote: false },
    ],
    [
      'changes nothing when it is the same',
      makeVotes({ vote: false }),
      false,
      { yes: 3, no: 1, yesPercentage: 75, vote: false },
    ],
    [
      'is the first of all',
      makeVotes({ yes: 0, no: 0, yesPercentage: null }),
      false,
      { yes: 0, no: 1, yesPercentage: 0, vote: false },
    ],
  ])('%s', (_, before, yes, after) => {
    expect(withVote(before, yes)).toMatchObject(after);
  });
});
