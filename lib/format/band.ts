import { LETTER_FROM, LETTERS, type Letter } from '@/contracts/vocabulary';

export type Band = 'aaa' | 'aa' | 'a' | 'bbb' | 'bb' | 'b' | 'c';

const letterOf = (score: number): Letter =>
  LETTERS.find((candidate) => score >= LETTER_FROM[candidate]) ?? 'C';

/** By the letter that the score alone would earn. */
export const scoreBand = (score: number): Band => letterBand(letterOf(score));

/** Where more is unknown, a category has no letter. */
const CLEAR_GAP = 20;

/** Of one category, by what is proven; null where too much of it is unknown. */
export const categoryLetter = (proven: number, possible: number): Letter | null =>
  possible - proven <= CLEAR_GAP ? letterOf(proven) : null;

export const letterBand = (letter: Letter): Band => letter.toLowerCase() as Band;
