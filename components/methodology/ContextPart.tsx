import type { PublicMethod } from '@/contracts/method';
import { CategoryRules } from './CategoryRules';
import { copy } from './copy';
import { Part } from './Part';

/** Market and community: no weight in the score. */
export function ContextPart({
  method: { context, signals },
}: {
  method: Pick<PublicMethod, 'context' | 'signals'>;
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
