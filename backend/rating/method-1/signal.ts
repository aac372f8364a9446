import { roundPoints } from '../arithmetic';
import { bestTier, mergeEvidence } from './evidence';
import { formatDay } from '../format';
import type { Method, SignalRule } from './methodTypes';
import { EVALUATORS } from './signals';
import type { Judgement } from './signals/evaluation';
import { DAY_MS } from '../time';
import type { Facts, Signal, SignalState } from './types';
import { fill, getWord, type FormatMoney, type Params } from '../words';

type Judged = Pick<Signal, 'state' | 'value' | 'unit' | 'points' | 'sentence' | 'improvement'>;

export function signalState(points: number, from: Method['stateFrom']): SignalState {
  if (points >= from.good) return 'good';
  return points >= from.warn ? 'warn' : 'bad';
}

/** `warn` falls back on `bad`: most sentences differ by outcome, not by degree. */
const template = (rule: SignalRule, key: string): string =>
  key === 'warn' && rule.words.warn === undefined ? rule.words.bad : getWord(rule, key);

const say = (rule: SignalRule, keys: string[], params: Params): string =>
  keys.map((key) => fill(template(rule, key), params)).join(' ');

const withoutValue = (
  state: SignalState,
  sentence: string,
  improvement: string | null,
): Judged => ({ state, value: null, unit: null, points: null, sentence, improvement });

function expired(rule: SignalRule, words: Method['words'], seenAt: number): Judged {
  const params = { seen: formatDay(seenAt), days: rule.lifetimeDays ?? 0 };
  return withoutValue(
    'unknown',
    fill(words.expired, params),
    rule.improvement === null ? null : fill(words.recheck, params),
  );
}

function judged(rule: SignalRule, method: Method, judgement: Judgement): Judged {
  const params = judgement.params ?? {};
  if (judgement.kind !== 'known') {
    const unknown = judgement.kind === 'unknown';
    const sentence = say(rule, [judgement.word ?? (unknown ? 'unknown' : 'notApplicable')], params);
    return withoutValue(judgement.kind, sentence, unknown ? rule.improvement : null);
  }
  const points = roundPoints(judgement.points);
  const state = signalState(points, method.stateFrom);
  const closer = judgement.improve ? say(rule, [judgement.improve], params) : rule.improvement;
  return {
    state,
    value: judgement.value,
    unit: judgement.unit === null ? null : say(rule, [judgement.unit], params),
    points,
    sentence: say(rule, [judgement.word ?? state, ...(judgement.notes ?? [])], params),
    improvement: points === 1 ? null : closer,
  };
}

/** `now` in ms. */
export interface RatingRun {
  method: Method;
  facts: Facts;
  now: number;
  stamp: (ms: number) => string;
  formatMoney: FormatMoney;
}

/** Out of date or without evidence, a signal is unknown. */
export function evaluateSignal(rule: SignalRule, run: RatingRun): Signal {
  const { method, facts, now, stamp, formatMoney } = run;
  const evaluate = EVALUATORS[rule.id];
  if (!evaluate) throw new Error(`No evaluation for signal ${rule.id}`);
  const { judgement, sources, seenAt } = evaluate({ facts, rule, now, formatMoney });
  const until =
    seenAt === null || rule.lifetimeDays === null ? null : seenAt + rule.lifetimeDays * DAY_MS;
  const evidence = mergeEvidence(sources);
  const answer =
    judgement.kind === 'unknown'
      ? judged(rule, method, judgement)
      : seenAt === null
        ? withoutValue('unknown', method.words.noSource, rule.improvement)
        : until !== null && now > until
          ? expired(rule, method.words, seenAt)
          : judged(rule, method, judgement);
  return {
    id: rule.id,
    category: rule.category,
    name: rule.name,
    state: answer.state,
    value: answer.value,
    unit: answer.unit,
    points: answer.points,
    sentence: answer.sentence,
    improvement: answer.improvement,
    weight: rule.weight,
    evidence,
    tier: bestTier(evidence),
    observedAt: seenAt === null ? null : stamp(seenAt),
    validUntil: until === null ? null : stamp(until),
    sample: sources.some((source) => source.sample === true),
  };
}
