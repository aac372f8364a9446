import type { ListedProject } from '@/contracts/projects/listedProject';
import { copy } from './copy';

export interface Band {
  key: string;
  /** Undefined in an order that has no bands. */
  title?: string;
  rows: ListedProject[];
}

/** By letter: a cap lowers the place, too. */
const bandOf = ({ letter }: ListedProject): { key: string; title: string } =>
  letter === null
    ? { key: 'none', title: copy.unranked }
    : { key: letter, title: copy.band(letter) };

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
