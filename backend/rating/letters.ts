import type { Letter, LetterRules } from './types';

/** The highest letter whose minimum the score meets. */
export const letterFor = (score: number, letters: LetterRules): Letter =>
  (letters.find(({ from }) => score >= from) ?? letters[letters.length - 1])?.letter ?? 'C';

const letterIndex = (letter: Letter, letters: LetterRules): number =>
  letters.findIndex((row) => row.letter === letter);

/** The gate with the lowest cap below the score's own letter; on ties, the first in the method. */
export function bindingGate<Gate extends { cap: Letter }>(
  own: Letter,
  fired: Gate[],
  letters: LetterRules,
): Gate | null {
  const below = fired.filter((gate) => letterIndex(gate.cap, letters) > letterIndex(own, letters));
  return below.reduce<Gate | null>(
    (lowest, gate) =>
      lowest === null || letterIndex(gate.cap, letters) > letterIndex(lowest.cap, letters)
        ? gate
        : lowest,
    null,
  );
}
