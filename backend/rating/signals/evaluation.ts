/** What the evaluation of one signal answers, before lifetimes and words are applied. */
import { lookedAt, type Sourced } from '../evidence';
import type { SignalRule } from '../methodTypes';
import type { Fact, Facts } from '../types';
import type { FormatMoney, Params } from '../words';

export interface SignalInput {
  facts: Facts;
  rule: SignalRule;
  now: number;
  formatMoney: FormatMoney;
}

/** The finding itself. `points` and `value` only where known; word keys name templates of the rule. */
export type Judgement =
  | {
      kind: 'known';
      points: number;
      value: string | number;
      /** Word key of the unit; null where the value needs none. */
      unit: string | null;
      /** Key of the sentence; the state's own (good, warn, bad) when left out. */
      word?: string;
      /** Keys of further sentences. */
      notes?: string[];
      /** Key of a closer improvement than the rule's. */
      improve?: string;
      params?: Params;
    }
  | { kind: 'unknown' | 'n/a'; word?: string; params?: Params };

/** A judgement with the sources it stands on and the moment it was looked at (ms; null without evidence). */
export interface Evaluation {
  judgement: Judgement;
  sources: Sourced[];
  seenAt: number | null;
}

export type Evaluate = (input: SignalInput) => Evaluation;

export const UNKNOWN: Evaluation = { judgement: { kind: 'unknown' }, sources: [], seenAt: null };

/** An evaluation of one fact: unknown without it. */
export const fromFact = <T>(fact: Fact<T> | null, judge: (value: T) => Judgement): Evaluation =>
  fact === null
    ? UNKNOWN
    : { judgement: judge(fact.value), sources: [fact], seenAt: lookedAt(fact) };

/** A judgement joined to the sources it stands on. */
export const standingOn = (
  judgement: Judgement,
  sources: Sourced[],
  seenAt: number | null,
): Evaluation => ({ judgement, sources, seenAt });
