import { lookedAt, type Sourced } from '../evidence';
import type { SignalRule } from '../methodTypes';
import type { Fact, Facts } from '../types';
import type { FormatMoney, Params } from '../../words';

export interface SignalInput {
  facts: Facts;
  rule: SignalRule;
  now: number;
  formatMoney: FormatMoney;
}

/** Keys name templates in the rule's words. */
export type Judgement =
  | {
      kind: 'known';
      points: number;
      value: string | number;
      unit: string | null;
      /** Defaults to the state (good, warn, bad). */
      word?: string;
      notes?: string[];
      /** A more specific improvement than the rule's. */
      improve?: string;
      params?: Params;
    }
  | { kind: 'unknown' | 'n/a'; word?: string; params?: Params };

/** With its sources and last check (ms; null without evidence). */
export interface Evaluation {
  judgement: Judgement;
  sources: Sourced[];
  seenAt: number | null;
}

export type Evaluate = (input: SignalInput) => Evaluation;

export const UNKNOWN: Evaluation = { judgement: { kind: 'unknown' }, sources: [], seenAt: null };

export const fromFact = <T>(fact: Fact<T> | null, judge: (value: T) => Judgement): Evaluation =>
  fact === null
    ? UNKNOWN
    : { judgement: judge(fact.value), sources: [fact], seenAt: lookedAt(fact) };

export const standingOn = (
  judgement: Judgement,
  sources: Sourced[],
  seenAt: number | null,
): Evaluation => ({ judgement, sources, seenAt });
