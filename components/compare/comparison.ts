import type { ProjectDetail } from '@/contracts/projects/projects';
import type { Profile } from '@/contracts/vocabulary';
import { figureGroups } from './figures';
import { signalGroups } from './signals';
import { differs } from './marks';
import type { Comparison, Group, Head } from './types';

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
  answers,
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
  answers: answers.map(({ answer }) => ({ answer })),
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
