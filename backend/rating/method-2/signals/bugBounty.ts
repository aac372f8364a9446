/** bug-bounty: by the top reward, half while paused. No board answers for a project that has none. */
import { findStep, getConstant, rowPoints } from '../../curves';
import { look } from '../lifetimes';
import { between, exactly, LOST, UNKNOWN } from '../span';
import { unknown, type SignalInput, type Verdict } from './verdict';

export function bugBounty({ facts, rule, clock, formatMoney }: SignalInput): Verdict {
  const live = look(facts.bounty, 'server', clock);
  if (!live) return unknown(facts.bounty ? 'stale' : 'unknown');
  const { status, topRewardUsd, statedBy } = live.value;
  const sources = [live];
  if (status === 'none')
    return statedBy === 'project'
      ? { span: LOST, words: ['none'], sources }
      : { span: UNKNOWN, words: ['noBoard'], sources };
  const share = status === 'paused' ? getConstant(rule, 'pausedShare') : 1;
  const unit = status === 'paused' ? 'unitPaused' : 'unitActive';
  if (topRewardUsd === null)
    return {
      span: between(rowPoints(rule, 'any') * share, rowPoints(rule, '1m') * share),
      words: [`${status}Unsure`],
      sources,
    };
  const reward = formatMoney(topRewardUsd);
  return {
    span: exactly(findStep(rule, topRewardUsd).points * share),
    value: reward,
    unit,
    words: [status],
    params: { reward },
    sources,
  };
}
