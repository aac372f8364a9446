/** The arithmetic that rate() and explain.ts share: whole numbers, half up. */
import { categoryScore, securityScore } from '../arithmetic';
import type { SignalRule } from './methodTypes';
import type { Profile, Signal } from './types';

const WHOLE = 100;

/**
 * Weights in hundredths of a percent. A profile's own signals take their weight; the others of their
 * category share the rest in proportion.
 */
export function weigh(
  rules: SignalRule[],
  profile: Profile,
): { rule: SignalRule; weight: number }[] {
  const asked = rules.filter((rule) => rule.profile === null || rule.profile === profile);
  const own = asked
    .filter((rule) => rule.profile !== null)
    .reduce((sum, { weight }) => sum + weight, 0);
  return asked.map((rule) => ({
    rule,
    weight: rule.weight * (rule.profile === null ? WHOLE - own : WHOLE),
  }));
}

type Weighed = Pick<Signal, 'id' | 'state' | 'weight' | 'proven' | 'possible'>;
type End = 'proven' | 'possible';
export type GetPoints = (signal: Weighed) => number;

export const atEnd =
  (end: End): GetPoints =>
  (signal) =>
    signal[end];

const applicable = (signals: Weighed[]): Weighed[] =>
  signals.filter(({ state }) => state !== 'n/a');

/** Null without an applicable signal. */
export const scoreSignals = (signals: Weighed[], getPoints: GetPoints): number | null =>
  categoryScore(
    applicable(signals).map((signal) => ({ weight: signal.weight, value: getPoints(signal) })),
  );

/** From category scores rounded first, as published; 0 without any. */
export const scoreAll = (
  categories: { weight: number; signals: Weighed[] }[],
  getPoints: GetPoints,
): number =>
  securityScore(
    categories.map(({ weight, signals }) => ({ weight, value: scoreSignals(signals, getPoints) })),
  ) ?? 0;
