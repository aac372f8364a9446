import { Link } from '@/components/ui';
import type { ProjectDetail } from '@/contracts/projects';
import { routes } from '@/lib/routes';
import { CategoryCard } from './CategoryCard';
import { copy } from './copy';
import { Section } from './Section';
import { WholeScore } from './WholeScore';

export function RatingSection({ project: { rating } }: { project: Pick<ProjectDetail, 'rating'> }) {
  if (!rating) {
    return (
      <Section id="rating" title={copy.rating} className="tour-step-5">
        <p className="empty">
          {copy.notRatedWhy} <Link href={routes.methodology}>{copy.notRatedMore}</Link>
        </p>
      </Section>
    );
  }
  return (
    <Section id="rating" title={copy.rating} quiet className="tour-step-5">
      {rating.categories.map((category) => (
        <CategoryCard key={category.id} category={category} ratedAt={rating.ratedAt} />
      ))}
      <WholeScore rating={rating} />
    </Section>
  );
}
