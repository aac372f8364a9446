/** Market context, method 1.0: fixed anchors, not relative to other projects. */
import { interpolate } from '../../curves';
import { formatShare, toPercent } from '../../format';
import type { Facts } from '../types';
import type { FormatMoney } from '../../words';
import { fromFact, type Evaluation, type Judgement, type SignalInput } from './evaluation';

type MarketPart = keyof NonNullable<Facts['market']>['value'];

const part =
  (
    key: MarketPart,
    words: (
      figure: number,
      formatMoney: FormatMoney,
    ) => Pick<Judgement, 'params'> & { value: string | number },
  ) =>
  ({ facts, rule, formatMoney }: SignalInput): Evaluation =>
    fromFact(facts.market, (market): Judgement => {
      const figure = market[key];
      if (figure == null) return { kind: 'unknown' };
      return {
        kind: 'known',
        points: interpolate(rule, figure, undefined, 'log'),
        unit: 'unit',
        ...words(figure, formatMoney),
      };
    });

export const exchanges = part('exchanges', (count) => ({ value: count, params: { count } }));
export const liquidity = part('liquidityUsd', (usd, formatMoney) => ({
  value: Math.round(usd),
  params: { amount: formatMoney(usd) },
}));
/** Standard deviation of daily changes, as a share. */
export const volatility = part('volatility30d', (share) => ({
  value: toPercent(share),
  params: { share: formatShare(share) },
}));
export const holders = part('holders', (count) => ({ value: count, params: { count } }));
