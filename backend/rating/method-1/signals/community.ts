import { getConstant, interpolate } from '../../curves';
import { cut } from '../../format';
import { wilsonLower } from '../../wilson';
import type { SignalRule } from '../methodTypes';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

const lowerShare = (rule: SignalRule, yes: number, no: number): number =>
  wilsonLower(yes, yes + no, getConstant(rule, 'z'));

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
