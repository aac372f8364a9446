import type { Rating, Signal } from '@/contracts/ratings/rating';
import { daysBetween } from '@/lib/format/dates';
import { copy } from './copy';

export const FRESHNESS = ['lasting', 'long', 'soon', 'due', 'out', 'none'] as const;
export type Freshness = (typeof FRESHNESS)[number];

export interface Cell {
  id: string;
  name: string;
  kind: Freshness;
  words: string;
}

function cellOf(signal: Signal, at: string): Cell {
  const { id, name, validUntil, ranOut, evidence } = signal;
  const made = (kind: Freshness, words: string): Cell => ({ id, name, kind, words });
  if (ranOut || (validUntil !== null && validUntil < at))
    return made('out', copy.cell.out(validUntil));
  if (signal.state === 'unknown' || evidence.length === 0) return made('none', copy.cell.none());
  if (validUntil === null) return made('lasting', copy.cell.lasting());
  const days = daysBetween(at, validUntil);
  const kind = days <= 7 ? 'due' : days <= 30 ? 'soon' : 'long';
  return made(kind, copy.cell[kind](validUntil, days));
}

/** One a signal that applies, in the order of the method, by the days left at the rating. */
export const listCells = (rating: Rating): Cell[] =>
  rating.categories
    .flatMap(({ signals }) => signals)
    .filter(({ state }) => state !== 'n/a')
    .map((signal) => cellOf(signal, rating.ratedAt));
