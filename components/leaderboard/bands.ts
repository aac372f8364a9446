import type { ListedProject } from '@/contracts/listedProject';
import { LETTER_FROM, LETTERS } from '@/contracts/vocabulary';
import { copy } from './copy';

export interface Band {
  key: string;
  /** Undefined in an order that has no bands. */
  title?: string;
  rows: ListedProject[];
}

/** By the score's own range: a cap lowers a letter, never the place in the order. */
function bandOf({ state, score }: ListedProject): { key: string; title: string } {
  const letter = LETTERS.find((candidate) => (score ?? 0) >= LETTER_FROM[candidate]) ?? 'C';
  if (state !== 'rated') return { key: 'none', title: copy.unranked };
  const better = LETTERS[LETTERS.indexOf(letter) - 1];
  return {
    key: letter,
    title: copy.band(letter, LETTER_FROM[letter], better && LETTER_FROM[better]),
  };
}

/** Rows in their order, cut where the band changes. */
export function toBands(rows: readonly ListedProject[], byRank: boolean): Band[] {
  if (!byRank) return [{ key: 'all', rows: [...rows] }];
  const bands: Band[] = [];
  for (const row of rows) {
    const { key, title } = bandOf(row);
    const last = bands.at(-1);
    if (last?.key === key) last.rows.push(row);
    else bands.push({ key, title, rows: [row] });
  }
  return bands;
}
