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
      <p>
        {copy.evidence.lead} {tiers.map(({ name }) => name.toLowerCase()).join('; ')}.
      </p>
      <Definitions title={copy.evidence.states} items={states} />
      <Definitions title={copy.evidence.ratingStates} items={ratingStates} />
    </Part>
  );
}
