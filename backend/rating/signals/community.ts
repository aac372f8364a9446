import { getConstant, interpolate } from '../curves';
import { cut } from '../format';
import type { Method, SignalRule } from '../methodTypes';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

/** Lower bound of the Wilson score interval, z standard deviations; total ≥ 1. */
export function wilsonLower(yes: number, total: number, z: number): number {
  const share = yes / total;
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * total)) / total);
  return Math.max(0, (share + z ** 2 / (2 * total) - spread) / (1 + z ** 2 / total));
}

const lowerShare = (rule: SignalRule, yes: number, no: number): number =>
  wilsonLower(yes, yes + no, getConstant(rule, 'z'));

/** What the signal "votes" says, wherever votes are shown: percent, one decimal; null of none. */
export function lowerYesPercentage(
  { signals }: Pick<Method, 'signals'>,
  yes: number,
  no: number,
): number | null {
  const rule = signals.find(({ id }) => id === 'votes');
  return rule && yes + no > 0 ? cut(lowerShare(rule, yes, no) * 100, 1) : null;
}

export const votes = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.votes, ({ yes, no }) => {
    const total = yes + no;
    if (total < 1) return { kind: 'unknown' };
    const points = lowerShare(rule, yes, no);
    const percent = cut(points * 100, 1);
    return {
      kind: 'known',
      points,
      value: percent,
      unit: 'unit',
      params: { yes, total, lower: `${percent}%` },
    };
  });

const counted = (rule: SignalInput['rule'], count: number) =>
  ({
    kind: 'known',
    points: interpolate(rule, count, undefined, 'log'),
    value: count,
    unit: 'unit',
    params: { count },
  }) as const;

export const postingActivity = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.postingActivity, ({ posts30d }) => counted(rule, posts30d));

export const pageViews = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.pageViews, ({ views30d }) => counted(rule, views30d));
