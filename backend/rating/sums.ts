/** The arithmetic that rate() and explain.ts share. */
import { categoryScoreOf, securityScoreOf, shareOf } from './arithmetic';
import type { Category, Signal } from './types';

type Points = Pick<Signal, 'id' | 'state' | 'points' | 'weight'>;
type Scored = { weight: number; signals: Points[] };

/** Null keeps a signal out of the sum. */
export type PointsOf = (signal: Points) => number | null;

export const knownPoints: PointsOf = (signal) => signal.points;

export const unknownAs =
  (points: number): PointsOf =>
  (signal) =>
    signal.state === 'unknown' ? points : signal.points;

export const scoreCategory = (signals: Points[], pointsOf: PointsOf = knownPoints): number | null =>
  categoryScoreOf(signals.map((signal) => ({ weight: signal.weight, value: pointsOf(signal) })));

/** 0..100 to one decimal, from category scores rounded first, as published. */
export const scoreAll = (categories: Scored[], pointsOf: PointsOf = knownPoints): number | null =>
  securityScoreOf(
    categories.map(({ weight, signals }) => ({ weight, value: scoreCategory(signals, pointsOf) })),
  );

const weightOf = (signals: Points[]): number =>
  signals.reduce((sum, signal) => sum + signal.weight, 0);
const applicable = (signals: Points[]): Points[] =>
  signals.filter((signal) => signal.state !== 'n/a');
const known = (signals: Points[]): Points[] => signals.filter((signal) => signal.points !== null);

export const coverageOfSignals = (signals: Points[]): number =>
  shareOf(weightOf(known(signals)), weightOf(applicable(signals)));

/** Known ÷ applicable weight (category × signal), to four decimals. */
export function coverageOf(categories: Scored[]): number {
  const total = (pick: (signals: Points[]) => Points[]): number =>
    categories.reduce((sum, { weight, signals }) => sum + weight * weightOf(pick(signals)), 0);
  return shareOf(total(known), total(applicable));
}

/** The score with every unknown at 0 and at 1, widened to include the score. */
export function rangeOf(categories: Category[], score: number | null): [number, number] {
  const low = scoreAll(categories, unknownAs(0)) ?? 0;
  const high = scoreAll(categories, unknownAs(1)) ?? 100;
  return score === null ? [low, high] : [Math.min(low, score), Math.max(high, score)];
}
