import type { ProjectDetail } from '@/contracts/projects';
import type { Rating } from '@/contracts/rating';
import { LINE_NAMES } from '@/lib/format/lineNames';
import { score as shown } from '@/lib/format/numbers';

const STRONG = 90;

/** The known signal that would add most to the score with full points. */
function costliest(rating: Rating): string | null {
  const losses = rating.categories.flatMap((category) =>
    category.signals.map((signal) => ({
      name: signal.name,
      loss: signal.points === null ? 0 : category.weight * signal.weight * (1 - signal.points),
    })),
  );
  const [worst] = losses.sort((a, b) => b.loss - a.loss || (a.name < b.name ? -1 : 1));
  return worst && worst.loss > 0 ? worst.name : null;
}

/** One sentence: strongest, weakest and biggest drag. */
export function headline(rating: Rating): string {
  const known = rating.categories.flatMap(({ id, score }) =>
    score === null ? [] : [{ name: LINE_NAMES[id].toLowerCase(), score }],
  );
  known.sort((a, b) => b.score - a.score);
  const best = known[0];
  const worst = known.at(-1);
  if (!best || !worst) return '';
  const cost = costliest(rating);
  const drag = cost ? ` Biggest drag: ${cost.toLowerCase()}.` : '';
  if (best === worst) return `Only ${best.name} is known so far (${shown(best.score)}).${drag}`;
  if (worst.score >= STRONG) return `Strong in every known category.${drag}`;
  return `Strongest in ${best.name} (${shown(best.score)}), weakest in ${worst.name} (${shown(worst.score)}).${drag}`;
}

export function rankWords(
  project: Pick<ProjectDetail, 'rank' | 'rankedCount' | 'status' | 'score' | 'provisional'>,
): string {
  if (project.rank !== null) return `rank #${project.rank} of ${project.rankedCount}`;
  return project.status === 'active' ? 'Not ranked yet' : 'Not ranked';
}
