/** Market and community: fixed anchors, not relative to other projects; never part of the score. */
import { getConstant, interpolate } from '../../curves';
import { cut, formatShare, toPercent } from '../../format';
import { wilsonLower } from '../../wilson';
import type { FormatMoney, Params } from '../../words';
import { look } from '../lifetimes';
import { exactly } from '../span';
import type { Facts, Known } from '../types';
import { unknown, type SignalInput, type Verdict } from './verdict';

interface Figure {
  figure: number;
  value: string | number;
  params: Params;
}

/** `read` gives null for a part that is not recorded. */
function onAnchors<T>(
  pick: (facts: Facts) => Known<T>,
  read: (value: T, formatMoney: FormatMoney) => Figure | null,
) {
  return ({ facts, rule, clock, formatMoney }: SignalInput): Verdict => {
    const live = look(pick(facts), 'server', clock);
    const found = live && read(live.value, formatMoney);
    if (!live || !found) return unknown();
    return {
      span: exactly(interpolate(rule, found.figure, undefined, 'log')),
      value: found.value,
      unit: 'unit',
      words: ['good'],
      params: found.params,
      sources: [live],
    };
  };
}

const counted = (count: number | null | undefined): Figure | null =>
  count == null ? null : { figure: count, value: count, params: { count } };

export const exchanges = onAnchors(
  ({ market }) => market,
  (market) => counted(market.exchanges),
);
export const holders = onAnchors(
  ({ market }) => market,
  (market) => counted(market.holders),
);
export const liquidity = onAnchors(
  ({ market }) => market,
  ({ liquidityUsd: usd }, formatMoney) =>
    usd == null
      ? null
      : { figure: usd, value: Math.round(usd), params: { amount: formatMoney(usd) } },
);
/** Standard deviation of daily changes, as a share. */
export const volatility = onAnchors(
  ({ market }) => market,
  ({ volatility30d: share }) =>
    share == null
      ? null
      : { figure: share, value: toPercent(share), params: { share: formatShare(share) } },
);
export const postingActivity = onAnchors(
  (facts) => facts.postingActivity,
  ({ posts30d }) => counted(posts30d),
);
export const pageViews = onAnchors(
  (facts) => facts.pageViews,
  ({ views30d }) => counted(views30d),
);

export function votes({ facts, rule, clock }: SignalInput): Verdict {
  const live = look(facts.votes, 'server', clock);
  if (!live) return unknown();
  const { yes, no } = live.value;
  const total = yes + no;
  if (total < 1) return unknown();
  const points = wilsonLower(yes, total, getConstant(rule, 'z'));
  const percent = cut(points * 100, 1);
  return {
    span: exactly(points),
    value: percent,
    unit: 'unit',
    words: ['good'],
    params: { yes, total, lower: `${percent}%` },
    sources: [live],
  };
}
