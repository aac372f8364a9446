import type { PublicMethod } from '@/contracts/ratings/method';
import { copy } from './copy';
import { Definitions } from './Definitions';
import { Folded } from './Folded.styles';
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
      <Folded>
        <summary>{copy.evidence.never}</summary>
        <ul>
          {copy.never.map((item) => (
            <li key={item}>{item}</li>
          ))}
        </ul>
      </Folded>
      <Folded>
        <summary>{copy.evidence.demonstration}</summary>
        <p id="demonstration">{copy.demonstration}</p>
      </Folded>
    </Part>
  );
}
