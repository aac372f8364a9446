import { getConstant } from './curves';
import { cut } from './format';

/** Lower bound of the Wilson score interval, z standard deviations; total ≥ 1. */
export function wilsonLower(yes: number, total: number, z: number): number {
  const share = yes / total;
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * total)) / total);
  return Math.max(0, (share + z ** 2 / (2 * total) - spread) / (1 + z ** 2 / total));
}

interface WithVotes {
  signals: { id: string; constants: Record<string, number> }[];
}

/** What the signal "votes" says, wherever votes are shown: percent, one decimal; null of none. */
export function lowerYesPercentage({ signals }: WithVotes, yes: number, no: number): number | null {
  const rule = signals.find(({ id }) => id === 'votes');
  return rule && yes + no > 0
    ? cut(wilsonLower(yes, yes + no, getConstant(rule, 'z')) * 100, 1)
    : null;
}
