import type { PublicMethod1 } from '@/contracts/method1';
import { copy } from './copy';
import { Part } from './Part';

export function EvidencePart({ tiers }: { tiers: PublicMethod1['tiers'] }) {
  return (
    <Part id="evidence">
      <p>{copy.evidence.lead}</p>
      <ol className="text">
        {tiers.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
      <p>{copy.evidence.aging}</p>
    </Part>
  );
}
