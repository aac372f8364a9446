import { Link, Ruler } from '@/components/ui';
import type { RatingCategory } from '@/contracts/ratings/rating';
import { sumText, type Term } from '@/lib/format/arithmetic';
import { routes } from '@/lib/routes';
import { categoryAnchor } from '../constants';
import { copy } from '../copy';
import { SignalTable } from './SignalTable';
import { CategoryPanel } from './SignalTable.styles';

/** Weights are in hundredths of a percent, so that shrunk ones stay whole. */
const termsOf = (category: RatingCategory, end: 'proven' | 'possible'): Term[] =>
  category.signals
    .filter(({ state }) => state !== 'n/a')
    .map((signal) => ({ weight: signal.weight / 100, value: signal[end] }));

function Sum({ terms, score }: { terms: Term[]; score: number | null }) {
  return (
    <p className="line">
      {sumText(terms, 100)} = <b>{score?.toFixed(1)}</b>
    </p>
  );
}

/** The category's two figures as sums that readers can redo. */
function CategorySum({ category }: { category: RatingCategory }) {
  const { score, possible } = category;
  return (
    <div className="sum">
      {score === null ? (
        <p>{copy.noArithmetic}</p>
      ) : (
        <>
          <p>{copy.arithmetic}</p>
          <Sum terms={termsOf(category, 'proven')} score={score} />
          {possible !== score && (
            <>
              <p>{copy.arithmeticPossible}</p>
              <Sum terms={termsOf(category, 'possible')} score={possible} />
            </>
          )}
        </>
      )}
      <Link href={`${routes.methodology}#${categoryAnchor(category.id)}`}>{copy.howComputed}</Link>
    </div>
  );
}

/** A category of the proof, folded under its figures. */
export function CategoryCard({ category, ratedAt }: { category: RatingCategory; ratedAt: string }) {
  const { id, name, weight, score, possible, signals } = category;
  return (
    <CategoryPanel id={categoryAnchor(id)}>
      <details data-fold>
        <summary className="head">
          <h3>
            {name} <em>{copy.ends(score, possible)}</em>
          </h3>
          {score !== null && <Ruler score={score} possible={possible} size="row" />}
          <span className="of">{copy.ofRating(weight)}</span>
        </summary>
        <SignalTable caption={name} signals={signals} ratedAt={ratedAt} />
        <CategorySum category={category} />
      </details>
    </CategoryPanel>
  );
}
