/** The arithmetic that rate() and explain.ts share. */
import { categoryScore, securityScore, toShare } from '../arithmetic';
import type { Category, Signal } from './types';

type Points = Pick<Signal, 'id' | 'state' | 'points' | 'weight'>;
type Scored = { weight: number; signals: Points[] };

/** Null keeps a signal out of the sum. */
export type GetPoints = (signal: Points) => number | null;

export const knownPoints: GetPoints = (signal) => signal.points;

export const unknownAs =
  (points: number): GetPoints =>
  (signal) =>
    signal.state === 'unknown' ? points : signal.points;

export const scoreCategory = (
  signals: Points[],
  getPoints: GetPoints = knownPoints,
): number | null =>
  categoryScore(signals.map((signal) => ({ weight: signal.weight, value: getPoints(signal) })));

/** 0..100 to one decimal, from category scores rounded first, as published. */
export const scoreAll = (categories: Scored[], getPoints: GetPoints = knownPoints): number | null =>
  securityScore(
    categories.map(({ weight, signals }) => ({ weight, value: scoreCategory(signals, getPoints) })),
  );

const totalWeight = (signals: Points[]): number =>
  signals.reduce((sum, signal) => sum + signal.weight, 0);
const applicable = (signals: Points[]): Points[] =>
  signals.filter((signal) => signal.state !== 'n/a');
const known = (signals: Points[]): Points[] => signals.filter((signal) => signal.points !== null);

export const signalCoverage = (signals: Points[]): number =>
  toShare(totalWeight(known(signals)), totalWeight(applicable(signals)));

/** Known ÷ applicable weight (category × signal), to four decimals. */
export function ratingCoverage(categories: Scored[]): number {
  const total = (pick: (signals: Points[]) => Points[]): number =>
    categories.reduce((sum, { weight, signals }) => sum + weight * totalWeight(pick(signals)), 0);
  return toShare(total(known), total(applicable));
}

/** The score with every unknown at 0 and at 1, widened to include the score. */
export function scoreRange(categories: Category[], score: number | null): [number, number] {
  const low = scoreAll(categories, unknownAs(0)) ?? 0;
  const high = scoreAll(categories, unknownAs(1)) ?? 100;
  return score === null ? [low, high] : [Math.min(low, score), Math.max(high, score)];
}
