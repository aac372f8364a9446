import type { ProjectContract, ProjectDetail } from '@/contracts/projects/projects';

/** How much of the score each contract costs, as a part of the signals of the rating. */
function costs(rating: ProjectDetail['rating']): Map<string, number> {
  const lost = new Map<string, number>();
  for (const category of rating?.categories ?? [])
    for (const { weight, parts } of category.signals)
      for (const { id, proven } of parts)
        lost.set(
          id,
          (lost.get(id) ?? 0) + (category.weight * weight * (1 - proven)) / parts.length,
        );
  return lost;
}

/**
 * Those with funds first, then those that lower the rating, in each the costliest first. What is
 * equal stays in the order of the record.
 */
export function orderContracts({
  contracts,
  rating,
}: Pick<ProjectDetail, 'contracts' | 'rating'>): ProjectContract[] {
  const lost = costs(rating);
  const funds = ({ holdsFunds }: ProjectContract): number => (holdsFunds === true ? 0 : 1);
  return [...contracts].sort(
    (a, b) => funds(a) - funds(b) || (lost.get(b.id) ?? 0) - (lost.get(a.id) ?? 0),
  );
}
