import { LETTER_FROM, LETTERS, type Letter } from '@/contracts/vocabulary';

export type Band = 'aaa' | 'aa' | 'a' | 'bbb' | 'bb' | 'b' | 'c';

/** By the letter that the score alone would earn. */
export function bandOf(score: number): Band {
  const letter = LETTERS.find((candidate) => score >= LETTER_FROM[candidate]) ?? 'C';
  return bandOfLetter(letter);
}

export const bandOfLetter = (letter: Letter): Band => letter.toLowerCase() as Band;
