import type { Evidence, Part, Signal } from '@/contracts/ratings/rating';
import { pointsWords } from '@/lib/format/points';
import type { BoundSignal, Rest } from './bound';
import { copy } from './boundCopy';

export const PARTS_SHOWN = 12;
export const SOURCES_SHOWN = 8;

/** What is published of parts and signals has four decimals. */
const ROUNDING = 0.0002;

const weakestFirst = (parts: readonly Part[]): Part[] =>
  [...parts].sort((a, b) => a.proven - b.proven || a.possible - b.possible);

/** "350 at 100", by points, the weakest first. */
function countByPoints(parts: readonly Part[]): string[] {
  const counts = new Map<string, number>();
  for (const { proven, possible } of parts) {
    const points = pointsWords(proven, possible);
    counts.set(points, (counts.get(points) ?? 0) + 1);
  }
  return [...counts].map(([points, number]) => copy.withPoints(number, points));
}

const sum = (parts: readonly Part[], end: 'proven' | 'possible'): number =>
  parts.reduce((total, part) => total + part[end], 0);

/** The sum behind the signal; empty where it is no mean of what is listed. */
function meanWords({ parts, proven, possible }: Signal): string[] {
  const sums = { proven: sum(parts, 'proven'), possible: sum(parts, 'possible') };
  const isMean = (total: number, points: number) =>
    Math.abs(total / parts.length - points) <= ROUNDING;
  return isMean(sums.proven, proven) && isMean(sums.possible, possible)
    ? [copy.mean(parts.length, sums.proven, sums.possible)]
    : [];
}

/** As many as are shown, so that each kind of source is among them. */
function pickSources(evidence: readonly Evidence[]): Evidence[] {
  const firsts = evidence.filter(
    ({ tier }, index) => evidence.findIndex((other) => other.tier === tier) === index,
  );
  const picked = new Set(
    [...firsts, ...evidence.filter((source) => !firsts.includes(source))].slice(0, SOURCES_SHOWN),
  );
  return evidence.filter((source) => picked.has(source));
}

/** The weakest parts, the rest counted, and the arithmetic of all. */
export function boundSignal(signal: Signal, link: Rest['link']): BoundSignal {
  const { evidence } = signal;
  const parts = weakestFirst(signal.parts);
  const rest = parts.slice(PARTS_SHOWN);
  return {
    ...signal,
    parts: parts.slice(0, PARTS_SHOWN),
    evidence: pickSources(evidence),
    ...(evidence.length > SOURCES_SHOWN && { moreSources: evidence.length - SOURCES_SHOWN }),
    ...(rest.length > 0 && {
      partsRest: {
        total: parts.length,
        words: [copy.more(rest.length, countByPoints(rest)), ...meanWords(signal)].join(' '),
        link,
      },
    }),
  };
}
