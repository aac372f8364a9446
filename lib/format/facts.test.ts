import { listOtherwise, otherwiseWords } from './facts';

const said = { by: 'DefiLlama', on: '2026-11-03' };

describe('what a source says otherwise', () => {
  it.each([
    ['links website', 'https://a.example', 'Website: https://a.example'],
    ['launchedOn', '2020-01-02', 'Day of launch: 2020-01-02'],
    ['bounty topRewardUsd', 250_000, 'Bug bounty, top reward: $250K'],
    ['eip155:1:0xab holdsFunds', false, 'Whether it has funds: no'],
  ])('names %s with the value in words, its source and the day', (about, says, words) =>
    expect(otherwiseWords({ ...said, about, says })).toBe(
      `${words}, according to DefiLlama, read 3 Nov 2026`,
    ),
  );

  it('is listed at its contract, or at the project', () => {
    const all = ['category', 'eip155:1:0xab proxy', 'eip155:1:0xabc proxy'].map((about) => ({
      ...{ ...said, about, says: 'x' },
    }));
    expect(listOtherwise(all)).toHaveLength(1);
    expect(listOtherwise(all, 'eip155:1:0xab')).toHaveLength(1);
  });
});
