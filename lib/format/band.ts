import { LETTER_FROM, LETTERS, type Letter } from '@/contracts/vocabulary';

export type Band = 'aaa' | 'aa' | 'a' | 'bbb' | 'bb' | 'b' | 'c';

/** By the letter that the score alone would earn. */
export function scoreBand(score: number): Band {
  const letter = LETTERS.find((candidate) => score >= LETTER_FROM[candidate]) ?? 'C';
  return letterBand(letter);
}

export const letterBand = (letter: Letter): Band => letter.toLowerCase() as Band;
