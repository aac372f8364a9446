/** Scores, coverage and range from signals: the arithmetic that rate() publishes and explain.ts repeats. */
import { categoryScoreOf, securityScoreOf, shareOf } from './arithmetic';
import type { Category, Signal } from './types';

type Points = Pick<Signal, 'id' | 'state' | 'points' | 'weight'>;
type Scored = { weight: number; signals: Points[] };

/** Answers the points that a signal enters the sum with; null keeps it out. */
export type PointsOf = (signal: Points) => number | null;

export const knownPoints: PointsOf = (signal) => signal.points;

/** Points with every unknown signal at a fixed value. */
export const unknownAs =
  (points: number): PointsOf =>
  (signal) =>
    signal.state === 'unknown' ? points : signal.points;

/** 0..100 to one decimal; null when no signal counts. */
export const scoreCategory = (signals: Points[], pointsOf: PointsOf = knownPoints): number | null =>
  categoryScoreOf(signals.map((signal) => ({ weight: signal.weight, value: pointsOf(signal) })));

/** 0..100 to one decimal, from category scores that are rounded first, as published. */
export const scoreAll = (categories: Scored[], pointsOf: PointsOf = knownPoints): number | null =>
  securityScoreOf(
    categories.map(({ weight, signals }) => ({ weight, value: scoreCategory(signals, pointsOf) })),
  );

const weightOf = (signals: Points[]): number =>
  signals.reduce((sum, signal) => sum + signal.weight, 0);
const applicable = (signals: Points[]): Points[] =>
  signals.filter((signal) => signal.state !== 'n/a');
const known = (signals: Points[]): Points[] => signals.filter((signal) => signal.points !== null);

/** Known weight ÷ applicable weight of one category, to four decimals. */
export const coverageOfSignals = (signals: Points[]): number =>
  shareOf(weightOf(known(signals)), weightOf(applicable(signals)));

/** Known weight ÷ applicable weight over categories (category weight × signal weight), to four decimals. */
export function coverageOf(categories: Scored[]): number {
  const total = (pick: (signals: Points[]) => Points[]): number =>
    categories.reduce((sum, { weight, signals }) => sum + weight * weightOf(pick(signals)), 0);
  return shareOf(total(known), total(applicable));
}

/** The score with every unknown at 0 and at 1; it always holds the score. */
export function rangeOf(categories: Category[], score: number | null): [number, number] {
  const low = scoreAll(categories, unknownAs(0)) ?? 0;
  const high = scoreAll(categories, unknownAs(1)) ?? 100;
  return score === null ? [low, high] : [Math.min(low, score), Math.max(high, score)];
}
