import { Link } from '@/components/ui';
import type { RatingCategory } from '@/contracts/rating';
import { sumText, toTerms } from '@/lib/format/arithmetic';
import { score as shown } from '@/lib/format/numbers';
import { routes } from '@/lib/routes';
import { Band } from './Band';
import { categoryAnchor } from './constants';
import { copy } from './copy';
import { SignalTable } from './SignalTable';
import { CategoryPanel } from './SignalTable.styles';

/** The category's score as a sum that readers can redo. */
function CategorySum({ category }: { category: RatingCategory }) {
  const terms = toTerms(category.signals, (signal) => signal.points);
  return (
    <div className="sum">
      {category.score === null ? (
        <p>{copy.noArithmetic}</p>
      ) : (
        <>
          <p>{copy.arithmetic}</p>
          <p className="line">
            {sumText(terms, 100)} = <b>{category.score.toFixed(1)}</b>
          </p>
        </>
      )}
      <Link href={`${routes.methodology}#${categoryAnchor(category.id)}`}>{copy.howComputed}</Link>
    </div>
  );
}

export function CategoryCard({ category, ratedAt }: { category: RatingCategory; ratedAt: string }) {
  return (
    <CategoryPanel id={categoryAnchor(category.id)}>
      <div className="head">
        <h3>
          {category.name} <em>{shown(category.score)}</em>
        </h3>
        <Band score={category.score} />
        <span className="of">
          {copy.ofRating(category.weight)} · {copy.known1(category.coverage)}
        </span>
      </div>
      <SignalTable caption={category.name} signals={category.signals} ratedAt={ratedAt} />
      <CategorySum category={category} />
    </CategoryPanel>
  );
}
