import { fact, rateSignal } from '../../../../testing/builders/factsOfMethod2';

type Status = 'active' | 'paused' | 'none';
const bounty = (
  status: Status,
  topRewardUsd: number | null,
  statedBy: 'project' | 'board' = 'project',
) => rateSignal('bug-bounty', { bounty: fact({ status, topRewardUsd, statedBy }) });

it.each<[Status, number | null, number, number, string]>([
  ['active', 1_000_000, 1, 1, 'A bug bounty is active and pays up to $1M.'],
  ['active', 999_999, 0.9, 0.9, 'A bug bounty is active and pays up to $999K.'],
  ['active', 500_000, 0.9, 0.9, 'A bug bounty is active and pays up to $500K.'],
  ['active', 499_999, 0.7, 0.7, 'A bug bounty is active and pays up to $499K.'],
  ['active', 100_000, 0.7, 0.7, 'A bug bounty is active and pays up to $100K.'],
  ['active', 99_999, 0.5, 0.5, 'A bug bounty is active and pays up to $99.9K.'],
  ['active', 50_000, 0.5, 0.5, 'A bug bounty is active and pays up to $50K.'],
  ['active', 49_999, 0.3, 0.3, 'A bug bounty is active and pays up to $49.9K.'],
  ['active', null, 0.3, 1, 'A bug bounty is active; its top reward is unknown.'],
  ['paused', 1_000_000, 0.5, 0.5, 'The bug bounty of up to $1M is paused.'],
  ['paused', null, 0.15, 0.5, 'The bug bounty is paused; its top reward is unknown.'],
  ['none', null, 0, 0, 'The project states that it has no bug bounty.'],
])('%s, %p: %d to %d', (status, reward, proven, possible, sentence) => {
  expect(bounty(status, reward)).toMatchObject({ proven, possible, sentence });
});

it('takes the silence of a board for no answer of the project', () => {
  expect(bounty('none', null, 'board')).toMatchObject({
    state: 'unknown',
    sentence: 'Not found on a bounty board; the project itself was not asked.',
  });
});

it('is unknown unless checked', () => {
  expect(rateSignal('bug-bounty', {})).toMatchObject({
    state: 'unknown',
    sentence: 'Not checked yet: bug bounty.',
  });
});
