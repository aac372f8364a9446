import type { ProjectDetail } from '@/contracts/projects/projects';
import { CategoryCard } from './CategoryCard';
import { copy } from '../copy';
import { OpenAll } from './OpenAll';
import { FreshnessStrip } from '../overview/FreshnessStrip';
import { Section } from '../Section';
import { WholeScore } from '../head/WholeScore';

/** The proof: every signal with its source, folded by category. */
export function RatingSection({ project: { rating } }: { project: Pick<ProjectDetail, 'rating'> }) {
  if (!rating) return null;
  return (
    <Section id="rating" title={copy.proof} note={<OpenAll />} open className="tour-step-6">
      <FreshnessStrip rating={rating} />
      <div className="folds">
        {rating.categories.map((category) => (
          <CategoryCard key={category.id} category={category} ratedAt={rating.ratedAt} />
        ))}
        <WholeScore rating={rating} />
      </div>
    </Section>
  );
}
