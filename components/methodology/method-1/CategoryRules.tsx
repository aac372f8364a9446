import type { PublicMethod1 } from '@/contracts/method1';
import { categoryAnchor } from './constants';
import { copy } from './copy';
import { SignalSheet } from './SignalSheet';

type Category = PublicMethod1['categories'][number] | PublicMethod1['context'][number];

export function CategoryRules({
  category,
  signals,
  hollow = false,
}: {
  category: Category;
  signals: PublicMethod1['signals'];
  hollow?: boolean;
}) {
  return (
    <div className="category" id={categoryAnchor(category.id)}>
      <h3>
        {category.name} <small>{copy.signals.ofScore(category.weight)}</small>
      </h3>
      <p>{category.question}</p>
      {signals
        .filter((signal) => signal.category === category.id)
        .map((signal) => (
          <SignalSheet key={signal.id} signal={signal} category={category.name} hollow={hollow} />
        ))}
    </div>
  );
}
