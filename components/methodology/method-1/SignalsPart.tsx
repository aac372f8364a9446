import type { PublicMethod1 } from '@/contracts/method1';
import { CategoryRules } from './CategoryRules';
import { copy } from './copy';
import { Part } from './Part';

export function SignalsPart({ method }: { method: PublicMethod1 }) {
  return (
    <Part id="signals">
      <p>{copy.signals.lead}</p>
      {method.categories.map((category) => (
        <CategoryRules key={category.id} category={category} signals={method.signals} />
      ))}
    </Part>
  );
}
