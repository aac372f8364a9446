import type { ProjectDetail } from '@/contracts/projects';
import type { Profile } from '@/contracts/vocabulary';
import { figureGroups } from './figures';
import { signalGroups } from './signals';
import type { ComparedRow, Comparison, Group, Head } from './types';

export const differs = ({ cells }: Pick<ComparedRow, 'cells'>): boolean =>
  new Set(cells.map(({ text }) => text)).size > 1;

export type Extreme = 'highest' | 'lowest' | undefined;

/** Of numbers that are all known to differ; what is not a number takes no part. */
export function extremes({ cells }: Pick<ComparedRow, 'cells'>): Extreme[] {
  const numbers = cells.flatMap(({ number }) => (typeof number === 'number' ? [number] : []));
  const [least, most] = [Math.min(...numbers), Math.max(...numbers)];
  return cells.map(({ number }) => {
    if (numbers.length < 2 || least === most || typeof number !== 'number') return undefined;
    if (number === most) return 'highest';
    return number === least ? 'lowest' : undefined;
  });
}

const headOf = ({
  id,
  name,
  logo,
  tokenTickers,
  sample,
  score,
  possible,
  state,
  letter,
  possibleLetter,
  letterBefore,
}: ProjectDetail): Head => ({
  id,
  name,
  logo,
  tokenTickers: tokenTickers.slice(0, 1),
  sample,
  score,
  possible,
  state,
  letter,
  possibleLetter,
  letterBefore,
});

/** Projects side by side, as their own pages and data show them. */
export function compareProjects(projects: readonly ProjectDetail[]): Comparison {
  const profiles = new Set<Profile>(
    projects.flatMap(({ rating }) => (rating ? [rating.profile] : [])),
  );
  return {
    projects: projects.map(headOf),
    groups: [...figureGroups(projects), ...signalGroups(projects)],
    unlike: profiles.size > 1,
  };
}

/** Without the rows that are alike, and without the groups that this empties. */
export const onlyDifferences = (groups: readonly Group[]): Group[] =>
  groups
    .map((group) => ({ ...group, rows: group.rows.filter(differs) }))
    .filter(({ rows }) => rows.length > 0);
