import type { Portfolio } from '@/contracts/portfolio/portfolio';
import { copy } from './copy';
import { time } from './time';

/** What the shares are of, and why. */
export function basisWords({ prices, summary }: Portfolio): string {
  const { state, source, oldestAt } = prices;
  if (state !== 'read') return copy.basis[state];
  if (summary?.basis !== 'value') return copy.basis.none;
  return [
    copy.basis.value(source ?? '', time(oldestAt ?? '')),
    ...(summary.unpriced > 0 ? [copy.basis.unpriced(summary.unpriced)] : []),
  ].join(' ');
}
