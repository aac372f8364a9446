/** Gates: questions that must be answered, answers that must be shown, dangers that were found. */
import { fill } from '../words';
import { mergeEvidence } from './evidence';
import { ANSWERS } from './gates/answers';
import { DANGERS, endedSince } from './gates/dangers';
import type { Found, GateInput } from './gates/gateInput';
import { QUESTIONS } from './gates/questions';
import type { Lapse } from './lifetimes';
import type { GateRule, Method } from './methodTypes';
import { asIfRefreshed, type RatingRun } from './signal';
import { toDay } from './today';
import type { Danger, GateResult } from './types';

export type GateEvaluator = (input: GateInput) => Found[];

/** By gate id; a test compares the ids with the blueprint. */
export const GATE_EVALUATORS: Readonly<Record<string, GateEvaluator>> = {
  ...QUESTIONS,
  ...ANSWERS,
  ...DANGERS,
};

function find(rule: GateRule, run: RatingRun): Found[] {
  const evaluate = GATE_EVALUATORS[rule.id];
  if (!evaluate) throw new Error(`No evaluation for gate ${rule.id}`);
  if (rule.profile && !rule.profile.includes(run.facts.profile)) return [];
  return evaluate({ ...run, rule });
}

const toDanger = (rule: GateRule, found: Found, foundAt: string): Danger => ({
  gate: rule.id,
  subject: found.subject ?? '',
  foundAt,
  reason: fill(found.reason ?? rule.reason, found.params ?? {}),
  cap: found.cap ?? rule.cap ?? 'C',
  evidence: mergeEvidence(found.sources),
  until: found.until ?? null,
});

const isSame = (a: Danger, b: Danger): boolean => a.gate === b.gate && a.subject === b.subject;

/** Found now, and found earlier without a newer look that ended it. */
export function standingDangers(run: RatingRun): Danger[] {
  const { method, facts, clock } = run;
  const now = method.gates
    .filter(({ kind }) => kind === 'danger')
    .flatMap((rule) => find(rule, run).map((found) => toDanger(rule, found, toDay(clock.now))));
  const first = (danger: Danger): Danger => {
    const earlier = facts.dangers.find((item) => isSame(item, danger));
    return earlier ? { ...danger, foundAt: earlier.foundAt } : danger;
  };
  const kept = facts.dangers.filter(
    (danger) => !now.some((item) => isSame(item, danger)) && !endedSince(danger, run),
  );
  return [...now.map(first), ...kept].sort((a, b) =>
    `${a.gate} ${a.subject}` < `${b.gate} ${b.subject}` ? -1 : 1,
  );
}

const outcomeOf = (rule: GateRule, run: RatingRun): string =>
  String(find(rule, run).map(({ open, cap }) => (open ? 'open' : (cap ?? rule.cap))));

const askedBy = ({ gates }: Method): GateRule[] => gates.filter(({ kind }) => kind !== 'danger');

/** The first that fires by age alone, and what it rested on. */
export const findLapsedGate = (run: RatingRun): { rule: GateRule; lapses: Lapse[] } | undefined =>
  askedBy(run.method)
    .map((rule) => ({ rule, lapses: [] as Lapse[] }))
    .find(({ rule, lapses }) => {
      const now = outcomeOf(rule, { ...run, clock: { ...run.clock, lapses } });
      return now !== outcomeOf(rule, asIfRefreshed(run));
    });

export const hasOpenQuestion = (run: RatingRun): boolean =>
  askedBy(run.method).some((rule) => outcomeOf(rule, run) === 'open');

/** Questions and answers first, then dangers. */
export function firedGates(run: RatingRun, dangers: Danger[]): GateResult[] {
  const shown = askedBy(run.method).flatMap((rule) =>
    find(rule, run).map((found): GateResult => ({
      gate: rule.id,
      kind: rule.kind,
      cap: found.open ? null : (found.cap ?? rule.cap),
      unshown: found.open === true || found.unshown === true,
      reason: fill(found.reason ?? rule.reason, found.params ?? {}),
      evidence: mergeEvidence(found.sources),
    })),
  );
  const found = dangers.map(({ gate, cap, reason, evidence }): GateResult => ({
    gate,
    kind: 'danger',
    cap,
    unshown: false,
    reason,
    evidence,
  }));
  return [...shown, ...found];
}
