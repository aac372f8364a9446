import { roundTenth } from '../arithmetic';
import { compare } from '../evidence';
import type { Method } from './methodTypes';
import { atEnd, scoreAll } from './sums';
import type { Category, GateResult, Missing, SecurityCategoryId } from './types';

/** What is asked first: open questions, then what leaves most of the score unknown. */
export function listMissing(
  method: Method,
  categories: Category<SecurityCategoryId>[],
  gates: GateResult[],
): Missing[] {
  const score = scoreAll(categories, atEnd('proven'));
  const open = gates.filter(({ cap }) => cap === null);
  const questions = method.gates
    .filter(({ id }) => open.some(({ gate }) => gate === id))
    .map(({ id, name, need }) => ({ id, name, need, unknown: 0 }));
  const signals = categories
    .flatMap((category) => category.signals)
    .filter(({ state, proven, possible }) => state !== 'n/a' && possible > proven)
    .flatMap(({ id, name }): Missing[] => {
      const rule = method.signals.find((signal) => signal.id === id);
      if (!rule?.need) return [];
      const shown = scoreAll(categories, (signal) =>
        signal.id === id ? signal.possible : signal.proven,
      );
      return [{ id, name, need: rule.need, unknown: roundTenth(shown - score) }];
    })
    .sort((a, b) => compare(b.unknown, a.unknown) || compare(a.id, b.id));
  return [...questions, ...signals];
}
