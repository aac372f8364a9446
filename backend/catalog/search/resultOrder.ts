import type { FoundProject } from './FoundProject';

/** What the index keeps of a project. */
export type Kept = Omit<FoundProject, Absent> &
  Partial<Pick<FoundProject, Absent>> & {
    /** Of `project_scores`. */
    place?: number;
    /** US dollars. */
    value?: number;
    score?: number;
  };
type Absent = 'logo' | 'letter';

/** By place, as ranks are, then by value, then by score, then by name: as lists are (projects/listProjects.ts). */
export type Place = readonly [group: 0 | 1 | 2 | 3, key: number];

export function placeOf({ place, value, score }: Kept): Place {
  if (place !== undefined) return [0, place];
  if (value !== undefined) return [1, -value];
  return score === undefined ? [3, 0] : [2, -score];
}

/** `name_order` of the table. */
const orderName = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[A-Z]+/g, (letters) => letters.toLowerCase())
    .slice(0, 120);

/** Whether `a` comes before `b` in results. */
export function isBefore(a: Kept, b: Kept): boolean {
  const [[groupOfA, keyOfA], [groupOfB, keyOfB]] = [placeOf(a), placeOf(b)];
  if (groupOfA !== groupOfB) return groupOfA < groupOfB;
  if (keyOfA !== keyOfB) return keyOfA < keyOfB;
  return orderName(a.name) < orderName(b.name);
}
