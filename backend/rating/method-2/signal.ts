import { roundPoints } from '../arithmetic';
import { fill, getWord, type FormatMoney } from '../words';
import { bestTier, earliestEnd, mergeEvidence, oldestDay } from './evidence';
import type { Clock } from './lifetimes';
import type { Method, SignalRule } from './methodTypes';
import { EVALUATORS } from './signals';
import type { Verdict } from './signals/verdict';
import { rounded } from './span';
import type { Facts, Signal, SignalState, Span } from './types';

export interface RatingRun {
  method: Method;
  facts: Facts;
  clock: Clock;
  formatMoney: FormatMoney;
  /** ISO 8601 of an instant in ms. */
  stamp: (ms: number) => string;
}

const NOT_APPLICABLE: Span = { proven: 0, possible: 0 };

function toState({ proven, possible }: Span, from: Method['stateFrom']): SignalState {
  if (possible > proven) return proven === 0 && possible === 1 ? 'unknown' : 'partly';
  if (proven >= from.good) return 'good';
  return proven >= from.warn ? 'warn' : 'bad';
}

export function judge(rule: SignalRule, run: RatingRun): Verdict {
  const evaluate = EVALUATORS[rule.id];
  if (!evaluate) throw new Error(`No evaluation for signal ${rule.id}`);
  const { facts, method, clock, formatMoney } = run;
  return evaluate({ facts, rule, method, clock, formatMoney });
}

export const judgeSpan = (rule: SignalRule, run: RatingRun): Span | null => {
  const { span } = judge(rule, run);
  return span && rounded(span);
};

/** What to show, then what to do: neither with full points. */
function improvementOf(rule: SignalRule, { proven, possible }: Span, closer: string | null) {
  if (proven === 1 || rule.improvement === null) return null;
  const todo = [possible > proven ? rule.need : null, possible < 1 ? closer : null];
  return todo.filter((text) => text !== null).join(' ') || null;
}

/** `weight` in hundredths of a percent of the category, after the profile took its share. */
export interface Asked {
  rule: SignalRule;
  weight: number;
}

export interface Evaluated {
  signal: Signal;
  /** Its span if nothing had run out. */
  refreshed: Span | null;
}

/** Judges again only where something has run out. */
export function evaluateSignal(asked: Asked, run: RatingRun): Evaluated {
  const { lapses } = run.clock;
  const before = lapses.length;
  const verdict = judge(asked.rule, run);
  const span = verdict.span && rounded(verdict.span);
  const refreshed = lapses.length === before ? span : judgeSpan(asked.rule, asIfRefreshed(run));
  const ranOut = span !== null && refreshed !== null && span.proven < refreshed.proven;
  return { signal: toSignal(asked, run, { ...verdict, span }, ranOut), refreshed };
}

export const asIfRefreshed = (run: RatingRun): RatingRun => ({
  ...run,
  clock: { ...run.clock, refreshed: true },
});

function toSignal(
  { rule, weight }: Asked,
  run: RatingRun,
  verdict: Verdict,
  ranOut: boolean,
): Signal {
  const { params = {}, sources, span } = verdict;
  const say = (key: string): string => fill(getWord(rule, key), params);
  const end = earliestEnd(sources);
  const evidence = mergeEvidence(sources);
  return {
    id: rule.id,
    category: rule.category,
    name: rule.name,
    state: span === null ? 'n/a' : toState(span, run.method.stateFrom),
    value: verdict.value ?? null,
    unit: verdict.unit ? say(verdict.unit) : null,
    ...(span ?? NOT_APPLICABLE),
    weight,
    sentence: [...verdict.words.map(say), ...(ranOut ? [run.method.words.ranOut] : [])].join(' '),
    improvement:
      span && improvementOf(rule, span, verdict.improve ? say(verdict.improve) : rule.improvement),
    parts: (verdict.parts ?? []).map((part) => ({
      ...part,
      proven: roundPoints(part.proven),
      possible: roundPoints(part.possible),
    })),
    evidence,
    tier: bestTier(evidence),
    statedAt: oldestDay(evidence),
    validUntil: Number.isFinite(end) ? run.stamp(end) : null,
    ranOut,
    sample: sources.some(({ sample }) => sample === true),
  };
}
