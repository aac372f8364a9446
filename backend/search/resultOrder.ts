import type { FoundProject } from './FoundProject';

/** Sort keys of unranked projects, after every rank. */
export const RATED = 2 ** 30;
export const UNRATED = RATED + 1;

/** Results are sorted by it, then by name. */
export const sortKey = ({ rank, letter }: Pick<FoundProject, 'rank' | 'letter'>): number =>
  rank ?? (letter === null ? UNRATED : RATED);

/** `name_order` of the table. */
const orderName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .slice(0, 120);

/** Whether `a` comes before `b` in results. */
export function isBefore(a: FoundProject, b: FoundProject): boolean {
  const [keyOfA, keyOfB] = [sortKey(a), sortKey(b)];
  if (keyOfA !== keyOfB) return keyOfA < keyOfB;
  return orderName(a.name) < orderName(b.name);
}
