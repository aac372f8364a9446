import type { ProjectDetail } from '@/contracts/projects/projects';
import { copy } from '../copy';

/** "#8 of 86"; empty without a rank. */
export const rankWords = ({
  rank,
  rankedCount,
}: Pick<ProjectDetail, 'rank' | 'rankedCount'>): string =>
  rank === null ? '' : copy.rank(rank, rankedCount);
