/**
 * What facts prove at least and allow at most. Proven is the least over every state of the world
 * that the facts allow, possible the greatest: so to know less can only lower what is proven.
 */
import { roundPoints } from '../arithmetic';
import type { Span } from './types';

export const exactly = (points: number): Span => ({ proven: points, possible: points });
export const between = (proven: number, possible: number): Span => ({ proven, possible });

export const UNKNOWN: Span = { proven: 0, possible: 1 };
export const LOST: Span = { proven: 0, possible: 0 };

/** A list that is not known to be whole proves nothing: what it leaves out may be worse. */
export const unlessWhole = (span: Span, whole: boolean): Span =>
  whole ? span : { proven: 0, possible: span.possible };

/** `more`: things that are known to exist, of which nothing is known. */
export function mean(spans: Span[], more = 0): Span {
  const count = spans.length + more;
  if (count === 0) return UNKNOWN;
  const sum = (pick: (span: Span) => number): number =>
    spans.reduce((total, span) => total + pick(span), 0);
  return {
    proven: sum(({ proven }) => proven) / count,
    possible: (sum(({ possible }) => possible) + more) / count,
  };
}

/** The best of several, each of which would do. */
export const best = (spans: Span[]): Span => ({
  proven: Math.max(0, ...spans.map(({ proven }) => proven)),
  possible: Math.max(0, ...spans.map(({ possible }) => possible)),
});

/** The worst of several, all of which matter. */
export const worst = (spans: Span[]): Span => ({
  proven: Math.min(1, ...spans.map(({ proven }) => proven)),
  possible: Math.min(1, ...spans.map(({ possible }) => possible)),
});

export const rounded = ({ proven, possible }: Span): Span => ({
  proven: roundPoints(proven),
  possible: roundPoints(possible),
});
