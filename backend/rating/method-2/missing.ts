import { roundTenth, securityScore } from '../arithmetic';
import { compare } from '../compare';
import type { Method } from './methodTypes';
import { scoreSignals, type GetPoints } from './sums';
import type { Category, GateResult, Missing, SecurityCategoryId } from './types';

/** Signals whose gap is the open question itself. */
export const ASKED_BY: Readonly<Record<string, string>> = {
  'upgrade-control': 'control',
  delay: 'control',
  incidents: 'incident-search',
};

/** What to name: a signal is left out where its question is open already. */
export function nameMissing(missing: Missing[]): Missing[] {
  const ids = new Set(missing.map(({ id }) => id));
  return missing.filter(({ id }) => !ids.has(ASKED_BY[id] ?? ''));
}

/** What is asked first: open questions, then what leaves most of the score unknown. */
export function listMissing(
  method: Method,
  categories: Category<SecurityCategoryId>[],
  gates: GateResult[],
): Missing[] {
  const scores = categories.map(({ weight, score }) => ({ weight, value: score }));
  const score = securityScore(scores) ?? 0;
  const shownIn = (at: number, getPoints: GetPoints): number => {
    const value = scoreSignals(categories[at]?.signals ?? [], getPoints);
    return (
      securityScore(scores.map((item, index) => (index === at ? { ...item, value } : item))) ?? 0
    );
  };
  const open = gates.filter(({ cap }) => cap === null);
  const questions = method.gates
    .filter(({ id }) => open.some(({ gate }) => gate === id))
    .map(({ id, name, need }) => ({ id, name, need, unknown: 0 }));
  const signals = categories
    .flatMap(({ signals: list }, at) => list.map((signal) => ({ ...signal, at })))
    .filter(({ state, proven, possible }) => state !== 'n/a' && possible > proven)
    .flatMap(({ id, name, at }): Missing[] => {
      const rule = method.signals.find((signal) => signal.id === id);
      if (!rule?.need) return [];
      const shown = shownIn(at, (signal) => (signal.id === id ? signal.possible : signal.proven));
      return [{ id, name, need: rule.need, unknown: roundTenth(shown - score) }];
    })
    .sort((a, b) => compare(b.unknown, a.unknown) || compare(a.id, b.id));
  return [...questions, ...signals];
}
