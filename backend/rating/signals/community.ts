import { getConstant, interpolate } from '../curves';
import { cut } from '../format';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

/** Lower bound of the Wilson score interval, z standard deviations; total ≥ 1. */
export function wilsonLower(yes: number, total: number, z: number): number {
  const share = yes / total;
  const spread = z * Math.sqrt((share * (1 - share) + z ** 2 / (4 * total)) / total);
  return Math.max(0, (share + z ** 2 / (2 * total) - spread) / (1 + z ** 2 / total));
}

export const votes = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.votes, ({ yes, no }) => {
    const total = yes + no;
    if (total < 1) return { kind: 'unknown' };
    const points = wilsonLower(yes, total, getConstant(rule, 'z'));
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
