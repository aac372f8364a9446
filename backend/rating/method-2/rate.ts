/** Pure: no clock, no environment, no store. */
import { roundPoints, roundTenth, toShare } from '../arithmetic';
import { bindingGate, letterFor } from '../letters';
import { stamper, toMs } from '../time';
import type { FormatMoney } from '../words';
import { findLapsedGate, firedGates, hasOpenQuestion, standingDangers } from './gates';
import type { CategoryRule, Method } from './methodTypes';
import { listMissing } from './missing';
import { findOverdue } from './overdue';
import { asIfRefreshed, evaluateSignal, type RatingRun } from './signal';
import { atEnd, scoreAll, scoreSignals, weigh } from './sums';
import type {
  Category,
  CategoryId,
  Facts,
  GateResult,
  Letter,
  Rating,
  RatingState,
  Signal,
  Span,
} from './types';

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
  /** As if what has run out had been checked again, with the same result. */
  checked?: boolean;
}

function rateCategory<Id extends CategoryId>(
  rule: CategoryRule<Id>,
  run: RatingRun,
  off: readonly string[],
): { category: Category<Id>; refreshed: Category<Id> } {
  const { lapses } = run.clock;
  const before = lapses.length;
  const rules = run.method.signals.filter(({ category }) => category === rule.id);
  const asked = weigh(rules, run.facts.profile).filter((item) => !off.includes(item.rule.id));
  const evaluated = asked.map((item) => evaluateSignal(item, run));
  const { id, name, weight } = rule;
  const made = (list: Signal[]): Category<Id> => ({
    id,
    name,
    weight,
    score: scoreSignals(list, atEnd('proven')),
    possible: scoreSignals(list, atEnd('possible')),
    signals: list,
  });
  const category = made(evaluated.map(({ signal }) => signal));
  return {
    category,
    refreshed:
      lapses.length === before
        ? category
        : made(evaluated.map(({ signal, refreshed }) => withSpan(signal, refreshed))),
  };
}

const withSpan = (signal: Signal, span: Span | null): Signal =>
  span
    ? { ...signal, ...span, state: signal.state === 'n/a' ? 'partly' : signal.state }
    : { ...signal, state: 'n/a' };

/** Share of what is in force that is known. */
function knownOf(categories: Rating['categories']): number {
  const unknown = scoreAll(categories, atEnd('possible')) - scoreAll(categories, atEnd('proven'));
  return toShare(1000 - Math.round(unknown * 10), 1000);
}

const isRatable = (known: number, open: boolean, { knownFrom }: Method): boolean =>
  known >= knownFrom && !open;

/** Suspended: it would be rated if this site had looked again in time. */
function stateOf(
  run: RatingRun,
  { known, open, refreshed }: { known: number; open: boolean; refreshed: Rating['categories'] },
): RatingState {
  const { facts, method, clock } = run;
  if (facts.status !== 'active') return facts.status;
  const lapsed = clock.lapses.length > 0;
  const before = lapsed ? knownOf(refreshed) : known;
  const openBefore = lapsed ? hasOpenQuestion(asIfRefreshed(run)) : open;
  if (!isRatable(before, openBefore, method)) return 'not-rated';
  const ranOut = roundPoints(before - known) > method.suspendedOver;
  const isLost = ranOut || !isRatable(known, open, method) || (lapsed && findLapsedGate(run));
  return isLost ? 'suspended' : 'rated';
}

const withCap = (gate: GateResult): gate is GateResult & { cap: Letter } => gate.cap !== null;

const isMarked = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'sample' in value && value.sample === true;

/** A fact, an entry of a list, or a fact of an entry. */
const isSample = (value: unknown): boolean =>
  isMarked(value) ||
  (Array.isArray(value) &&
    value.some((item) => isMarked(item) || Object.values(item as object).some(isMarked)));

/** Rates by method 2.0; returns the JSON of `/api/projects/{id}/rating`. */
export function rate(facts: Facts, options: RateOptions): Rating {
  const { method, now, factsHash, formatMoney, off = [], before = null, checked = false } = options;
  const instant = new Date(now).getTime();
  const lastRated = before ? toMs(before.ratedAt) : undefined;
  const stamp = stamper();
  const { lifetimes } = method;
  const clock = { now: instant, lifetimes, lastRated, refreshed: checked, lapses: [] };
  const run: RatingRun = { method, facts, clock, formatMoney, stamp };
  const made = method.categories.map((rule) => rateCategory(rule, run, off));
  const categories = made.map(({ category }) => category);
  const score = scoreAll(categories, atEnd('proven'));
  const possible = scoreAll(categories, atEnd('possible'));
  const known = knownOf(categories);
  const dangers = standingDangers(run);
  const gates = firedGates(run, dangers);
  const open = gates.some(({ cap }) => cap === null);
  const refreshed = made.map((item) => item.refreshed);
  const state = stateOf(run, { known, open, refreshed });
  const missing = listMissing(method, categories, gates);
  return {
    projectId: facts.projectId,
    state,
    score,
    possible,
    known,
    lost: roundTenth(100 - possible),
    unknown: roundTenth(possible - score),
    ...lettersOf({ state, score, possible, gates }, method),
    letterBefore: state === 'suspended' ? before : null,
    overdue: state === 'suspended' ? findOverdue(run, { categories, missing }) : null,
    gates,
    dangers,
    profile: facts.profile,
    categories,
    context: method.context.map((rule) => rateCategory(rule, run, off).category),
    missing,
    inForce: method.signals.map(({ id }) => id).filter((id) => !off.includes(id)),
    methodVersion: method.version,
    factsHash,
    ratedAt: stamp(instant),
    sample: Object.values(facts).some(isSample),
  };
}

/** If all that is unknown turned out best: it keeps the caps of what was found, not of what is not shown. */
export function bestLetter(
  { possible, gates }: Pick<Rating, 'possible' | 'gates'>,
  letters: Method['letters'],
): { letter: Letter; cap: GateResult | null } {
  const found = gates.filter(withCap).filter(({ unshown }) => !unshown);
  const own = letterFor(possible, letters);
  const cap = bindingGate(own, found, letters);
  return { letter: cap?.cap ?? own, cap };
}

function lettersOf(
  rating: Pick<Rating, 'state' | 'score' | 'possible' | 'gates'>,
  { letters }: Method,
): Pick<Rating, 'letter' | 'possibleLetter' | 'cap'> {
  const { state, score, gates } = rating;
  if (state !== 'rated') return { letter: null, possibleLetter: null, cap: null };
  const own = letterFor(score, letters);
  const cap = bindingGate(own, gates.filter(withCap), letters);
  return {
    letter: cap?.cap ?? own,
    possibleLetter: bestLetter(rating, letters).letter,
    cap,
  };
}
