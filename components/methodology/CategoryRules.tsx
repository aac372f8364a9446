import type { PublicMethod } from '@/contracts/method';
import { categoryAnchor } from './constants';
import { copy } from './copy';
import { SignalSheet } from './SignalSheet';

type Category = PublicMethod['categories'][number] | PublicMethod['context'][number];

export function CategoryRules({
  category,
  signals,
  hollow = false,
}: {
  category: Category;
  signals: PublicMethod['signals'];
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
