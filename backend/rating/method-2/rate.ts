/** Pure: no clock, no environment, no store. */
import { roundTenth, toShare } from '../arithmetic';
import { bindingGate, letterFor } from '../letters';
import { toIso } from '../time';
import type { FormatMoney } from '../words';
import { firedGates, standingDangers } from './gates';
import type { CategoryRule, Method } from './methodTypes';
import { listMissing } from './missing';
import { evaluateSignal, type RatingRun } from './signal';
import { atEnd, scoreAll, scoreSignals, weigh } from './sums';
import type { Category, CategoryId, Facts, GateResult, Letter, Rating, RatingState } from './types';

export interface RateOptions {
  method: Method;
  /** A Date or ISO 8601. */
  now: Date | string;
  /** Only passed on. */
  factsHash: string;
  formatMoney: FormatMoney;
  /** Signals that this installation has no source for: off for every project alike. */
  off?: readonly string[];
  /** The last letter that was published, shown while a rating is suspended. */
  before?: Rating['letterBefore'];
}

function rateCategory<Id extends CategoryId>(
  rule: CategoryRule<Id>,
  run: RatingRun,
  off: readonly string[],
): Category<Id> {
  const rules = run.method.signals.filter(({ category }) => category === rule.id);
  const signals = weigh(rules, run.facts.profile)
    .filter((item) => !off.includes(item.rule.id))
    .map(({ rule: signal, weight }) => evaluateSignal(signal, weight, run));
  return {
    id: rule.id,
    name: rule.name,
    weight: rule.weight,
    score: scoreSignals(signals, atEnd('proven')),
    possible: scoreSignals(signals, atEnd('possible')),
    signals,
  };
}

interface Figures {
  categories: Rating['categories'];
  score: number;
  possible: number;
  known: number;
  gates: GateResult[];
  dangers: Rating['dangers'];
}

function figure(run: RatingRun, off: readonly string[]): Figures {
  const categories = run.method.categories.map((rule) => rateCategory(rule, run, off));
  const score = scoreAll(categories, atEnd('proven'));
  const possible = scoreAll(categories, atEnd('possible'));
  const dangers = standingDangers(run);
  return {
    categories,
    score,
    possible,
    known: toShare(1000 - Math.round((possible - score) * 10), 1000),
    gates: firedGates(run, dangers),
    dangers,
  };
}

const isRatable = ({ known, gates }: Figures, method: Method): boolean =>
  known >= method.knownFrom && gates.every(({ cap }) => cap !== null);

function stateOf(now: Figures, run: RatingRun, off: readonly string[]): RatingState {
  const { facts, method, clock } = run;
  if (facts.status !== 'active') return facts.status;
  const refreshed = figure({ ...run, clock: { ...clock, refreshed: true } }, off);
  if (refreshed.known - now.known > method.suspendedOver && isRatable(refreshed, method))
    return 'suspended';
  return isRatable(now, method) ? 'rated' : 'not-rated';
}

const withCap = (gate: GateResult): gate is GateResult & { cap: Letter } => gate.cap !== null;

function isSample(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('sample' in value && value.sample === true) return true;
  return Array.isArray(value) && value.some(isSample);
}

/** Rates by method 2.0; returns the JSON of `/api/projects/{id}/rating`. */
export function rate(facts: Facts, options: RateOptions): Rating {
  const { method, now, factsHash, formatMoney, off = [], before = null } = options;
  const instant = new Date(now).getTime();
  const clock = { now: instant, lifetimes: method.lifetimes, refreshed: false };
  const run: RatingRun = { method, facts, clock, formatMoney };
  const figures = figure(run, off);
  const { categories, score, possible, known, gates, dangers } = figures;
  const state = stateOf(figures, run, off);
  const capped = gates.filter(withCap);
  const own = letterFor(score, method.letters);
  const cap = bindingGate(own, capped, method.letters);
  const best = letterFor(possible, method.letters);
  const bestCap = bindingGate(
    best,
    capped.filter(({ unshown }) => !unshown),
    method.letters,
  );
  const rated = state === 'rated';
  return {
    projectId: facts.projectId,
    state,
    score,
    possible,
    known,
    lost: roundTenth(100 - possible),
    unknown: roundTenth(possible - score),
    letter: rated ? (cap?.cap ?? own) : null,
    possibleLetter: rated ? (bestCap?.cap ?? best) : null,
    letterBefore: state === 'suspended' ? before : null,
    cap: rated ? cap : null,
    gates,
    dangers,
    profile: facts.profile,
    categories,
    context: method.context.map((rule) => rateCategory(rule, run, off)),
    missing: listMissing(method, categories, gates),
    inForce: method.signals.map(({ id }) => id).filter((id) => !off.includes(id)),
    methodVersion: method.version,
    factsHash,
    ratedAt: toIso(instant),
    sample: Object.values(facts).some(isSample),
  };
}
