import type { Method } from './methodTypes';
import type { GateResult, Letter } from './types';

/** The highest letter whose minimum the score meets. */
export const letterOf = (score: number, letters: Method['letters']): Letter =>
  (letters.find(({ from }) => score >= from) ?? letters[letters.length - 1])?.letter ?? 'C';

const placeOf = (letter: Letter, letters: Method['letters']): number =>
  letters.findIndex((row) => row.letter === letter);

/** The gate with the lowest cap below the score's own letter; on ties, the first in the method. */
export function bindingGate(
  own: Letter,
  fired: GateResult[],
  letters: Method['letters'],
): GateResult | null {
  const below = fired.filter((gate) => placeOf(gate.cap, letters) > placeOf(own, letters));
  return below.reduce<GateResult | null>(
    (lowest, gate) =>
      lowest === null || placeOf(gate.cap, letters) > placeOf(lowest.cap, letters) ? gate : lowest,
    null,
  );
}
