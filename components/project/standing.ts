import type { ProjectDetail } from '@/contracts/projects';
import { copy } from './copy';

/** "#8 of 86"; empty without a rank. */
export const rankWords = ({
  rank,
  rankedCount,
}: Pick<ProjectDetail, 'rank' | 'rankedCount'>): string =>
  rank === null ? '' : copy.rank(rank, rankedCount);

/** Why there is no rating: the open question, or how little is known. */
export function notRatedWhy({ rating }: Pick<ProjectDetail, 'rating'>): string {
  if (!rating) return copy.notRatedYet;
  const question = rating.gates.find(({ kind, cap }) => kind === 'question' && cap === null);
  return question ? copy.notRatedFor(question.reason) : copy.notRatedLittle(rating.known);
}

/** One sentence of where it stands, where the rating has no verdict. */
export function stateWords(project: ProjectDetail): string {
  const { status, state, statusSince, rating } = project;
  if (status !== 'active') return copy.offScale[status](statusSince);
  return state === 'suspended' ? copy.suspendedWhy(rating?.overdue?.reason) : notRatedWhy(project);
}
