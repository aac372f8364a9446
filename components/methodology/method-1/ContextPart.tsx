import type { PublicMethod1 } from '@/contracts/method1';
import { CategoryRules } from './CategoryRules';
import { copy } from './copy';
import { Part } from './Part';

/** Market and community: no weight in the score. */
export function ContextPart({
  method: { context, signals },
}: {
  method: Pick<PublicMethod1, 'context' | 'signals'>;
}) {
  return (
    <Part id="context">
      <p>{copy.context.lead}</p>
      {context.map((category) => (
        <CategoryRules key={category.id} category={category} signals={signals} hollow />
      ))}
    </Part>
  );
}
