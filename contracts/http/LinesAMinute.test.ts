import { LinesAMinute } from './LinesAMinute';

const MINUTE = 60_000;

describe('a bounded log', () => {
  it('has its lines each minute, and the first of the next says how many are missing', () => {
    const lines = new LinesAMinute(2);
    const take = (now: number) => lines.take(now)?.leftOut;
    expect([take(1), take(2), take(3), take(MINUTE - 1)]).toEqual([0, 0, undefined, undefined]);
    expect([take(MINUTE), take(MINUTE + 1), take(MINUTE + 2)]).toEqual([2, 0, undefined]);
  });

  it('goes on after a clock set back', () => {
    const lines = new LinesAMinute(1);
    expect([lines.take(5 * MINUTE), lines.take(MINUTE)]).toEqual([{ leftOut: 0 }, { leftOut: 0 }]);
  });
});
