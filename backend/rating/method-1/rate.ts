/** Pure: no clock, no environment, no store. */
import { firedGates } from './gates';
import { bindingGate, letterFor } from '../letters';
import type { CategoryRule, Method } from './methodTypes';
import { evaluateSignal, type RatingRun } from './signal';
import { ratingCoverage, signalCoverage, scoreRange, scoreAll, scoreCategory } from './sums';
import { toIso, stamper } from '../time';
import type { Category, CategoryId, Facts, Rating } from './types';
import type { FormatMoney } from '../words';

function rateCategory<Id extends CategoryId>(rule: CategoryRule<Id>, run: RatingRun): Category<Id> {
  const rules = run.method.signals.filter((signal) => signal.category === rule.id);
  const signals = rules.map((signal) => evaluateSignal(signal, run));
  return {
    id: rule.id,
    name: rule.name,
    weight: rule.weight,
    score: scoreCategory(signals),
    coverage: signalCoverage(signals),
    signals,
  };
}

function isSample(facts: Facts): boolean {
  const sampled = (value: unknown): boolean =>
    typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;
  return Object.values(facts).some((value) =>
    Array.isArray(value) ? value.some(sampled) : sampled(value),
  );
}

/**
 * Rates by method 1.0; returns the JSON of `/api/projects/{id}/rating`. `now` is a Date or ISO
 * 8601; `factsHash` is only passed on.
 */
export function rate(
  facts: Facts,
  method: Method,
  now: Date | string,
  factsHash: string,
  formatMoney: FormatMoney,
): Rating {
  const instant = new Date(now).getTime();
  const run: RatingRun = { method, facts, now: instant, stamp: stamper(), formatMoney };
  const categories = method.categories.map((rule) => rateCategory(rule, run));
  const coverage = ratingCoverage(categories);
  const computed = scoreAll(categories);
  const gates = firedGates(method, facts, instant);
  const score = facts.status === 'active' ? computed : null;
  const uncappedLetter = score === null ? null : letterFor(score, method.letters);
  const cap = uncappedLetter === null ? null : bindingGate(uncappedLetter, gates, method.letters);
  return {
    projectId: facts.projectId,
    score,
    letter: cap?.cap ?? uncappedLetter,
    uncappedLetter,
    provisional: coverage < method.provisionalBelow,
    cap,
    gates,
    status: facts.status,
    coverage,
    range: scoreRange(categories, computed),
    categories,
    context: method.context.map((rule) => rateCategory(rule, run)),
    methodVersion: method.version,
    factsHash,
    ratedAt: toIso(instant),
    sample: isSample(facts),
  };
}
