/** delay, method 1.0: the shortest delay of any power. */
import { findStep } from '../../curves';
import { cut, formatDuration } from '../../format';
import { fromFact, type Evaluation, type SignalInput } from './evaluation';

/**
 * Not applicable when no one has a power. One power without a delay settles it; otherwise an
 * unknown delay makes the signal unknown.
 */
export const delay = ({ facts, rule }: SignalInput): Evaluation =>
  fromFact(facts.control, ({ powers }) => {
    if (powers.length === 0) return { kind: 'unknown' };
    const delays = powers
      .filter((power) => power.holder !== 'nobody')
      .map((power) => power.delaySeconds ?? null);
    if (delays.length === 0) return { kind: 'n/a' };
    const known = delays.filter((seconds) => seconds !== null);
    const least = Math.min(...known);
    if (known.length < delays.length && least !== 0)
      return { kind: 'unknown', word: 'delayUnsure' };
    const hours = cut(least / 3600, 1);
    const { points } = findStep(rule, least);
    return {
      kind: 'known',
      points,
      value: hours,
      unit: 'unit',
      word: least === 0 ? 'none' : undefined,
      params: { delay: formatDuration(least), hours },
    };
  });
