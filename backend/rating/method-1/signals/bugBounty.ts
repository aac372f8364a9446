/** bug-bounty, method 1.0: points by top reward, half while paused. */
import { getConstant, rowPoints, findStep } from '../../curves';
import { getWord } from '../../words';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

/** An active program with an unknown reward counts as the smallest. */
export const bugBounty = ({ facts, rule, formatMoney }: SignalInput): Evaluation =>
  fromFact(facts.bounty, ({ status, topRewardUsd }) => {
    if (status === 'none') {
      return {
        kind: 'known',
        points: rowPoints(rule, 'none'),
        value: getWord(rule, 'valueNone'),
        unit: null,
        word: 'bad',
      };
    }
    const paused = status === 'paused';
    const points =
      findStep(rule, topRewardUsd ?? 0).points * (paused ? getConstant(rule, 'pausedShare') : 1);
    const unit = paused ? 'unitPaused' : 'unitActive';
    if (topRewardUsd === null) {
      return {
        kind: 'known',
        points,
        value: getWord(rule, 'valueUnsure'),
        unit,
        word: paused ? 'pausedUnsure' : 'activeUnsure',
      };
    }
    const reward = formatMoney(topRewardUsd);
    return {
      kind: 'known',
      points,
      value: reward,
      unit,
      word: paused ? 'paused' : 'good',
      params: { reward },
    };
  });
