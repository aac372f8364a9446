import METHOD_1_0 from '../method-1.0.json';
import { movesBetween } from './pageHistory';

describe('movesBetween', () => {
  it('names what moved, the largest effect on the score first', () => {
    // 0.1 × 30 × 35 (upgrade control) is more than 0.15 × 35 × 15 (bug bounty).
    expect(
      movesBetween(
        {
          'bug-bounty': ['good', 0.85, 0.85],
          'upgrade-control': ['warn', 0.4, 0.4],
          team: ['good', 1, 1],
        },
        {
          'bug-bounty': ['warn', 0.7, 0.7],
          'upgrade-control': ['warn', 0.5, 0.5],
          team: ['good', 1, 1],
        },
        '1.0',
      ),
    ).toEqual([
      { signalId: 'upgrade-control', name: 'Upgrade control', before: 0.4, after: 0.5 },
      { signalId: 'bug-bounty', name: expect.any(String), before: 0.85, after: 0.7 },
    ]);
  });

  it('names a signal that became known or unknown', () => {
    expect(
      movesBetween({ team: ['unknown', null, null] }, { team: ['good', 1, 1] }, '1.0'),
    ).toMatchObject([{ before: null, after: 1 }]);
    expect(
      movesBetween({ team: ['bad', 0, 0] }, { team: ['unknown', null, null] }, '1.0'),
    ).toMatchObject([{ before: 0, after: null }]);
  });

  it('keeps the name of a signal that the method does not have any more, and stops at five', () => {
    expect(movesBetween({ gone: ['good', 1, 1] }, {}, '1.0')).toEqual([
      { signalId: 'gone', name: 'gone', before: 1, after: null },
    ]);
    const all = METHOD_1_0.signals.map((signal) => signal.id);
    const marks = (points: number) =>
      Object.fromEntries(
        all.map((id): [string, ['good', number, number]] => [id, ['good', points, points]]),
      );
    expect(movesBetween(marks(0), marks(1), '1.0')).toHaveLength(5);
  });
});
