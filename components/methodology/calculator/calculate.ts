import { formatMoney } from '@/contracts/money';
import { Assumption } from './assume';
import type { CalculatorState } from './calculatorReducer';
import { applyChoices } from './choices';
import { METHOD_2_0, rate, type Rating } from './method';

/** What the method makes of the facts, with what a visitor assumes. */
export function calculate({ start, profile, chosen }: CalculatorState, now: string): Rating {
  const at = start.ratedAt ?? now;
  const facts = applyChoices({ ...start.facts, profile }, chosen, new Assumption(at));
  return rate(facts, {
    method: METHOD_2_0,
    now: at,
    factsHash: '',
    formatMoney,
    off: start.off,
  });
}
