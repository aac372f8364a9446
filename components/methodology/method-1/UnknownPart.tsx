import type { PublicMethod1 } from '@/contracts/method1';
import { copy } from './copy';
import { Sheet } from '../Methodology.styles';
import { Part } from './Part';

const FORMULAS = ['coverage', 'range', 'provisional'];

function Definitions({
  caption,
  items,
}: {
  caption?: string;
  items: { id: string; name: string; text: string }[];
}) {
  return (
    <Sheet>
      {caption && <h3>{caption}</h3>}
      <dl>
        {items.map(({ id, name, text }) => (
          <div key={id} style={{ display: 'contents' }}>
            <dt>{name}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}

export function UnknownPart({
  method: { formulas, states, statuses },
}: {
  method: Pick<PublicMethod1, 'formulas' | 'states' | 'statuses'>;
}) {
  return (
    <Part id="unknown">
      <p>{copy.unknown.least}</p>
      <Definitions items={formulas.filter((formula) => FORMULAS.includes(formula.id))} />
      <Definitions
        caption={copy.unknown.states}
        items={states.map(({ id, name, meaning }) => ({ id, name, text: meaning }))}
      />
      <Definitions
        caption={copy.unknown.statuses}
        items={statuses.map(({ id, name, meaning }) => ({ id, name, text: meaning }))}
      />
    </Part>
  );
}
