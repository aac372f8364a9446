import type { PublicMethod } from '@/contracts/method';
import { CategoryRules } from './CategoryRules';
import { copy } from './copy';
import { Part } from './Part';

export function SignalsPart({ method }: { method: PublicMethod }) {
  return (
    <Part id="signals">
      <p>{copy.signals.lead}</p>
      {method.categories.map((category) => (
        <CategoryRules key={category.id} category={category} signals={method.signals} />
      ))}
    </Part>
  );
}
