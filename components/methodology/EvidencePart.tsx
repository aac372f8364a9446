import type { PublicMethod } from '@/contracts/method';
import { copy } from './copy';
import { Definitions } from './Definitions';
import { Part } from './Part';

export function EvidencePart({
  method: { tiers, states, ratingStates },
}: {
  method: Pick<PublicMethod, 'tiers' | 'states' | 'ratingStates'>;
}) {
  return (
    <Part id="evidence">
      <p>{copy.evidence.lead}</p>
      <ol className="text">
        {tiers.map(({ id, name }) => (
          <li key={id}>{name}</li>
        ))}
      </ol>
      <Definitions title={copy.evidence.states} items={states} />
      <Definitions title={copy.evidence.ratingStates} items={ratingStates} />
    </Part>
  );
}
