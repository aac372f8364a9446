import type { HistoryPoint } from '@/contracts/projects/projects';

const majorOf = (version: string): string => version.split('.')[0] ?? '';

/** A score that a letter was published with; of method 1.0, any score. */
export const ratedScore = ({ score, letter }: HistoryPoint): number | null =>
  letter === null ? null : score;

/** A new major version of the method: its scores mean something else. */
export const isNewMethod = (
  before: Pick<HistoryPoint, 'methodVersion'> | undefined,
  point: Pick<HistoryPoint, 'methodVersion'>,
): boolean =>
  before !== undefined && majorOf(before.methodVersion) !== majorOf(point.methodVersion);
